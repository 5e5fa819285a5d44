import type { UseQueryResult } from '@tanstack/react-query'
import type { EvaluationTable } from '../../contract/technique-evaluations.ts'
import { useMyName } from '../accounts/use-myself.ts'
import { useOverlaid } from '../outbox/use-overlaid.ts'
import { evaluationTableQuery } from './queries.ts'
import { overlayTable } from './table-overlay.ts'

/** Where all players of the club stand, with the queued writes laid over it. */
export function useEvaluationTable(): UseQueryResult<EvaluationTable> {
  return useOverlaid(evaluationTableQuery, overlayTable, useMyName())
}
