import type { UseQueryResult } from '@tanstack/react-query'
import type { EvaluationTable } from '../../contract/technique-evaluations.ts'
import { useMyName } from '../accounts/use-myself.ts'
import { useOverlaid } from '../outbox/use-overlaid.ts'
import { evaluationTableQuery } from './queries.ts'
import { readPlayers } from './read-players.ts'
import { overlayTable } from './table-overlay.ts'

/** Where all players of the club stand, with the queued writes laid over it. */
export function useEvaluationTable(): UseQueryResult<EvaluationTable> {
  // Of a thousand players the whole of it is several megabytes.
  const query = { ...evaluationTableQuery, meta: { readPart: readPlayers } }
  return useOverlaid(query, overlayTable, useMyName())
}
