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

interface Trouble {
  /** A player's id, or `everybody` at once. */
  readonly about: string
  readonly sentence: string
}

export const everybody = 'everybody'

/**
 * Each mark is a write of its own, so that two coaches call one roll together. What was refused is said until that player
 * is marked again, or it is put away: the next one's mark may come before it is read.
 */
export function useRollCall({ id }: TrainingSession) {
  const [troubles, setTroubles] = useState<readonly Trouble[]>([])
  const isHere = useIsHere()

  function forget(...about: readonly string[]) {
    setTroubles((before) => before.filter((each) => !about.includes(each.about)))
  }
  async function attempt(player: Participant | null, send: () => Promise<TrainingSession | null>) {
    try {
      rememberSession(await send())
    } catch (failure) {
      const trouble = { about: player?.id ?? everybody, sentence: sentenceAgainst(failure, player) }
      // Two presses may both be refused.
      setTroubles((before) => [...before.filter(({ about }) => about !== trouble.about), trouble])
      void queryClient.invalidateQueries({ queryKey: ['training-sessions'] })
    }
  }
  function mark(player: Participant, presence: Presence | null): Promise<void> {
    forget(player.id)
    const marked = { id, playerId: player.id, presence, was: player.presence ?? null }
    return attempt(player, () => write(trainingSessions.markPresence, marked, isHere))
  }
  function markAllPresent(players: readonly Participant[]): Promise<void> {
    const playerIds = players.map((player) => player.id)
    forget(everybody, ...playerIds)
    return attempt(null, () => write(trainingSessions.markAllPresent, { id, playerIds }, isHere))
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
