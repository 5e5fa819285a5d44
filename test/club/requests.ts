import { v7 as uuidv7 } from 'uuid'
import type { Input } from '../../src/contract/endpoint.ts'
import * as exerciseRequests from '../../src/contract/exercise-requests.ts'
import type { TestAccount } from './people.ts'

type RequestInput = Input<typeof exerciseRequests.create>

/** The input of a player's request. */
export function requestInput(typed: Partial<RequestInput> = {}): RequestInput {
  return {
    id: uuidv7(),
    type: 'initiative',
    technique: 'Flip CD',
    effect: 'Placé',
    message: 'Avant dimanche, si possible.',
    ...typed,
  }
}

export function ask(
  player: TestAccount,
  typed: Partial<RequestInput> = {},
): Promise<exerciseRequests.ExerciseRequest> {
  return player.call(exerciseRequests.create, requestInput(typed))
}
