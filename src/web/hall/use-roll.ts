import { useState } from 'react'
import * as trainingSessions from '../../contract/training-sessions.ts'
import type { Participant, TrainingSession } from '../../contract/training-sessions.ts'
import { addArrival, markAllPresent, markPresence, type Presence } from '../../domain/attendance.ts'
import { useAction } from '../app/use-action.ts'
import { cacheSession, invalidateSessions } from '../training-sessions/queries.ts'
import { sentenceAgainst } from '../training-sessions/roll-sentences.ts'
import { sessionName } from '../training-sessions/session-words.ts'

export type Roll = ReturnType<typeof useRoll>

type Change = (session: TrainingSession) => TrainingSession

/** Each press is a write of its own, so that two coaches call one roll together; a sweep is one. */
export function useRoll(session: TrainingSession, readOnly: boolean) {
  const { id } = session
  const { act, troubles, forget } = useAction()
  // In a club that may only be read: shown, and forgotten with the page.
  const [unkept, setUnkept] = useState<readonly Change[]>([])

  function explain(player: Pick<Participant, 'name'> | null) {
    return (failure: unknown) => {
      invalidateSessions()
      return sentenceAgainst(failure, player)
    }
  }
  function keepHere(change: (session: TrainingSession, now: Date) => TrainingSession) {
    const now = new Date()
    setUnkept((before) => [...before, (shown) => change(shown, now)])
  }
  function mark(player: Participant, presence: Presence | null, lateAt: string | null = null): void {
    const marked = { playerId: player.id, presence, ...(lateAt && { lateAt }) }
    if (readOnly) return keepHere((shown, now) => markPresence(shown, marked, null, now))
    const input = { id, ...marked, was: player.presence ?? null }
    void act(player.id, trainingSessions.markPresence, input, {
      named: [sessionName(session), { name: player.name }],
      onSuccess: cacheSession,
      explain: explain(player),
    })
  }
  function markPresent(playerIds: readonly string[]): void {
    if (playerIds.length === 0) return
    if (readOnly) return keepHere((shown, now) => markAllPresent(shown, { playerIds }, null, now))
    const input = { id, playerIds: [...playerIds] }
    void act('everybody', trainingSessions.markAllPresent, input, {
      named: [sessionName(session)],
      onSuccess: cacheSession,
      explain: explain(null),
    })
  }
  function add(player: Pick<Participant, 'id' | 'name'>): void {
    if (readOnly) return keepHere((shown, now) => addArrival(shown, player, null, now))
    const input = { id, playerId: player.id }
    void act(player.id, trainingSessions.addArrival, input, {
      named: [sessionName(session), { name: player.name }],
      onSuccess: cacheSession,
      explain: explain(player),
    })
  }
  return {
    session: unkept.reduce((shown, change) => change(shown), session),
    mark,
    markPresent,
    add,
    troubles,
    forget,
  }
}
