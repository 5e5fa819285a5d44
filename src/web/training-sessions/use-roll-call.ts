import { useState } from 'react'
import * as trainingSessions from '../../contract/training-sessions.ts'
import type { Participant, TrainingSession } from '../../contract/training-sessions.ts'
import type { Presence } from '../../domain/attendance.ts'
import { CallFailed } from '../call.ts'
import { queryClient } from '../query-client.ts'
import { sentenceFor } from '../refusals.ts'
import { useIsHere } from '../use-is-here.ts'
import { write } from '../write.ts'
import { presenceNames } from './attendance.ts'
import { rememberSession } from './queries.ts'

/** Each mark is a write of its own, so that two coaches call one roll together. */
export function useRollCall({ id }: TrainingSession) {
  const [error, setError] = useState<string | null>(null)
  const isHere = useIsHere()

  async function mark(player: Participant, presence: Presence | null): Promise<void> {
    setError(null)
    const was = player.presence ?? null
    try {
      const marked = { id, playerId: player.id, presence, was }
      rememberSession(await write(trainingSessions.markPresence, marked, isHere))
    } catch (failure) {
      setError(
        quarrelSentence(failure, player) ?? sentenceFor(failure, 'L’appel n’a pas pu être enregistré.'),
      )
      void queryClient.invalidateQueries({ queryKey: ['training-sessions'] })
    }
  }

  async function markAllPresent(players: readonly Participant[]): Promise<void> {
    setError(null)
    try {
      const playerIds = players.map((player) => player.id)
      rememberSession(await write(trainingSessions.markAllPresent, { id, playerIds }, isHere))
    } catch (failure) {
      setError(sentenceFor(failure, 'L’appel n’a pas pu être enregistré.'))
    }
  }

  return { mark, markAllPresent, error }
}

/** Another coach has marked this player meanwhile: who, and what. */
function quarrelSentence(failure: unknown, { name }: Participant): string | null {
  if (!(failure instanceof CallFailed) || failure.refusal !== 'changed-meanwhile') return null
  const { presence, marked } = failure.current as Participant
  const by = marked?.by ?? 'Un autre entraineur'
  return presence
    ? `${by} vient de noter «\u00a0${presenceNames[presence]}\u00a0» pour ${name}. Touchez à nouveau pour corriger.`
    : `${by} vient de changer l’appel de ${name}. Touchez à nouveau pour corriger.`
}
