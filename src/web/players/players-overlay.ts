import * as clubs from '../../contract/clubs.ts'
import type { ListedPlayer } from '../../contract/players.ts'
import { goesTo, type WaitingWrite } from '../outbox/waiting-write.ts'
import { overlayWrite } from '../outbox/write-description.ts'
import { type CurrentScores, playerWrites } from './queued-writes.ts'

/** The list of players as it will be once the queued writes are done; what is written carries the viewer's name. */
export function overlayPlayers(
  server: readonly ListedPlayer[],
  writes: readonly WaitingWrite[],
  name: string,
): readonly ListedPlayer[] {
  return writes.reduce((players, write) => {
    if (goesTo(write, clubs.removeMember)) return players.filter(({ id }) => id !== write.input['id'])
    const before: CurrentScores = (playerId) => players.find(({ id }) => id === playerId)?.aiSettings
    const after = overlayWrite(playerWrites, before, write, { name })
    if (after === before) return players
    return players.map((player) => ({ ...player, aiSettings: after(player.id) ?? null }))
  }, server)
}
