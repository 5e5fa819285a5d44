import type { UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { PlayerRecord } from '../../contract/players.ts'
import { useMyName } from '../accounts/use-myself.ts'
import { useOverlaid } from '../outbox/use-overlaid.ts'
import { techniqueOf } from '../technique-evaluations/known-names.ts'
import { overlayPlayer } from './player-overlay.ts'
import { playerQuery } from './queries.ts'

/** One player's record, with the queued writes laid over it. */
export function usePlayer(id: string): UseQueryResult<PlayerRecord> {
  const name = useMyName()
  const context = useMemo(() => ({ name, techniqueOf }), [name])
  return useOverlaid(playerQuery(id), overlayPlayer, context)
}
