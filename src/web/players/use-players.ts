import type { UseQueryResult } from '@tanstack/react-query'
import * as clubs from '../../contract/clubs.ts'
import type { ListedPlayer } from '../../contract/players.ts'
import { useMyName } from '../accounts/use-myself.ts'
import { useOverlaid } from '../offline/outbox/outbox-state.ts'
import { goesTo, type QueuedWrite } from '../offline/outbox/queued-write.ts'
import { overlayWrite } from '../offline/outbox/write-description.ts'
import { playersQuery } from './queries.ts'
import { type CurrentScores, playerWrites } from './queued-writes.ts'

/** The club's players with their scores, with the queued writes laid over them. */
export function usePlayers(): UseQueryResult<readonly ListedPlayer[]> {
  return useOverlaid(playersQuery, overlayPlayers, useMyName())
}

/** The list of players as it will be once the queued writes are done; what is written carries the viewer's name. */
export function overlayPlayers(
  server: readonly ListedPlayer[],
  writes: readonly QueuedWrite[],
  name: string,
): readonly ListedPlayer[] {
  return writes.reduce((players, write) => {
    if (goesTo(write, clubs.removeMember)) return players.filter(({ id }) => id !== write.input['id'])
    const before: CurrentScores = (playerId) => players.find(({ id }) => id === playerId)?.aiSettings
    const after = overlayWrite(playerWrites, before, write, name)
    if (after === before) return players
    return players.map((player) => ({ ...player, aiSettings: after(player.id) ?? null }))
  }, server)
}
