import * as clubs from '../../contract/clubs.ts'
import type { ListedPlayer } from '../../contract/players.ts'
import { goesTo, type WaitingWrite } from '../outbox/waiting-write.ts'
import { scoresAfter, type Setter } from './with-scores.ts'

/** The list of players as it will be once what waits on this device is done. */
export function playersWithWaiting(
  told: readonly ListedPlayer[],
  writes: readonly WaitingWrite[],
  setter: Setter,
): readonly ListedPlayer[] {
  return writes.reduce((players, write) => {
    if (goesTo(write, clubs.removeMember)) return players.filter(({ id }) => id !== write.input['id'])
    const currentOf = (playerId: string) => players.find(({ id }) => id === playerId)?.aiSettings
    const set = scoresAfter(write, currentOf, setter)
    if (set.size === 0) return players
    return players.map((player) => ({
      ...player,
      aiSettings: set.get(player.id) ?? player.aiSettings,
    }))
  }, told)
}
