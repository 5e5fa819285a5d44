import * as trainingSessions from '../../contract/training-sessions.ts'
import type { TrainingSession } from '../../contract/training-sessions.ts'
import { useAction } from '../app/use-action.ts'
import { showToast } from '../ui/toast.ts'
import { cacheSession, invalidateSessions } from './queries.ts'
import { sentenceAgainst } from './roll-sentences.ts'
import { sessionName } from './session-words.ts'

interface Player {
  readonly id: string
  readonly name: string
}

export interface Arrivals extends Pick<ReturnType<typeof useAction<string>>, 'forget' | 'troubles'> {
  /** Given along, because importing it would bring the whole page into the roll’s chunk. */
  readonly explain: typeof sentenceAgainst
}

/** Whoever turned up without being planned takes part, present. */
export function useArrivals(): Arrivals & {
  add: (session: TrainingSession, player: Player) => Promise<boolean>
} {
  /** About a player, by id. */
  const { act, forget, troubles } = useAction()

  function add(session: TrainingSession, player: Player): Promise<boolean> {
    return act(
      player.id,
      trainingSessions.addArrival,
      { id: session.id, playerId: player.id },
      {
        named: [sessionName(session), { name: player.name }],
        onSuccess: (now) => {
          cacheSession(now)
          showToast(`${player.name} participe à la séance`)
        },
        explain: (failure) => {
          invalidateSessions()
          return sentenceAgainst(failure, player)
        },
      },
    )
  }
  return { add, forget, troubles, explain: sentenceAgainst }
}
