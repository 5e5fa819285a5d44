import { type Ability, whyCannot } from '../../domain/ability.ts'
import { useMe } from '../accounts/queries.ts'
import { reason } from './refusals.ts'

/** Why a control is grey for whoever is signed in, whatever it is about; null for those who have the ability. */
export function useWhyCannot(ability: Ability): string | null {
  return reason(whyCannot(useMe().account, ability))
}
