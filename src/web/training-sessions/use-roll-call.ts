import * as trainingSessions from '../../contract/training-sessions.ts'
import type { Participant, TrainingSession } from '../../contract/training-sessions.ts'
import type { Presence } from '../../domain/attendance.ts'
import { CallFailed } from '../call.ts'
import { queryClient } from '../query-client.ts'
import { sentenceFor } from '../refusals.ts'
import { useAction } from '../use-action.ts'
import { presenceNames } from './attendance.ts'
import { rememberSession } from './queries.ts'

export const everybody = 'everybody'

/**
 * Each mark is a write of its own, so that two coaches call one roll together. What was refused is said until that player
 * is marked again, or it is put away: the next one's mark may come before it is read.
 */
export function useRollCall({ id }: TrainingSession) {
  /** About a player, by id, or `everybody` at once. */
  const { act, forget, troubles } = useAction()

  function explain(failure: unknown, player: Participant | null): string {
    void queryClient.invalidateQueries({ queryKey: ['training-sessions'] })
    return sentenceAgainst(failure, player)
  }
  function mark(player: Participant, presence: Presence | null): Promise<boolean> {
    const marked = { id, playerId: player.id, presence, was: player.presence ?? null }
    return act(player.id, trainingSessions.markPresence, marked, {
      onSuccess: rememberSession,
      explain: (failure) => explain(failure, player),
    })
  }
  function markAllPresent(players: readonly Participant[]): Promise<boolean> {
    const playerIds = players.map((player) => player.id)
    forget(...playerIds)
    return act(
      everybody,
      trainingSessions.markAllPresent,
      { id, playerIds },
      {
        onSuccess: rememberSession,
        explain: (failure) => explain(failure, null),
      },
    )
  }

  return { mark, markAllPresent, troubles, forget }
}

/** Where another coach has marked this player meanwhile: who, and what. */
function sentenceAgainst(failure: unknown, player: Participant | null): string {
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
