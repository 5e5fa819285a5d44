import * as trainingSessions from '../../contract/training-sessions.ts'
import { useAction } from '../app/use-action.ts'
import { showToast } from '../ui/toast.tsx'
import { cacheSession, invalidateSessions } from './queries.ts'
import { sentenceAgainst } from './roll-sentences.ts'

interface Player {
  readonly id: string
  readonly name: string
}

export type Arrivals = Pick<ReturnType<typeof useAction<string>>, 'forget' | 'troubles'>

/** Whoever turned up without being planned takes part, present. */
export function useArrivals(id: string): Arrivals & { add: (player: Player) => Promise<boolean> } {
  /** About a player, by id. */
  const { act, forget, troubles } = useAction()

  function add(player: Player): Promise<boolean> {
    return act(
      player.id,
      trainingSessions.addArrival,
      { id, playerId: player.id },
      {
        onSuccess: (session) => {
          cacheSession(session)
          showToast(`${player.name} participe à la séance`)
        },
        explain: (failure) => {
          invalidateSessions()
          return sentenceAgainst(failure, player)
        },
      },
    )
  }
  return { add, forget, troubles }
}
