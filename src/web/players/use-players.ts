import type { UseQueryResult } from '@tanstack/react-query'
import type { ListedPlayer } from '../../contract/players.ts'
import { useMyName } from '../accounts/use-myself.ts'
import { useOverlaid } from '../outbox/use-overlaid.ts'
import { overlayPlayers } from './players-overlay.ts'
import { playersQuery } from './queries.ts'

/** The club's players with their scores, with the queued writes laid over them. */
export function usePlayers(): UseQueryResult<readonly ListedPlayer[]> {
  return useOverlaid(playersQuery, overlayPlayers, useMyName())
}
