import type { UseQueryResult } from '@tanstack/react-query'
import type { Exercise } from '../../contract/exercises.ts'
import { useOverlaid } from '../outbox/use-overlaid.ts'
import { overlayLibrary } from './library-overlay.ts'
import { libraryQuery } from './queries.ts'

/** The club's exercises, with the queued writes laid over them. */
export function useLibrary(): UseQueryResult<readonly Exercise[]> {
  return useOverlaid(libraryQuery, overlayLibrary, null)
}
