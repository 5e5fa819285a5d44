import type { Participant } from '../../contract/training-sessions.ts'
import { CallFailed } from '../app/call.ts'
import { sentenceFor } from '../app/refusals.ts'
import { presenceNames } from './session-words.ts'

/** Why a player is not noted so; where another coach has marked them meanwhile: who, and what. */
export function sentenceAgainst(failure: unknown, player: Pick<Participant, 'name'> | null): string {
  if (!(failure instanceof CallFailed) || failure.refusal !== 'changed-meanwhile') {
    const sentence = sentenceFor(failure, 'L’appel n’a pas pu être enregistré.')
    return player ? `${player.name}\u00A0: ${sentence}` : sentence
  }
  const { name, presence, marked } = failure.current as Participant
  const by = marked?.by ?? 'Un autre entraineur'
  return presence
    ? `${by} vient de noter «\u00A0${presenceNames[presence]}\u00A0» pour ${name}. Touchez à nouveau pour corriger.`
    : `${by} vient de retirer ce qui était noté pour ${name}. Touchez à nouveau pour corriger.`
}
