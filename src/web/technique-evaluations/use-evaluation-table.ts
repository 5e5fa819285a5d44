import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { EvaluationTable } from '../../contract/technique-evaluations.ts'
import { useMyName } from '../accounts/use-myself.ts'
import { useWaitingOver } from '../outbox/waiting-list.ts'
import { evaluationTableQuery } from './queries.ts'
import { tableWithWaiting } from './table-with-waiting.ts'

/** Where all players of the club stand, what was written here and not sent yet laid over it. */
export function useEvaluationTable(): UseQueryResult<EvaluationTable> {
  const waitingOver = useWaitingOver()
  const name = useMyName()
  const select = useCallback(
    (told: EvaluationTable) => tableWithWaiting(told, waitingOver(evaluationTableQuery.queryKey), { name }),
    [waitingOver, name],
  )
  return useQuery({ ...evaluationTableQuery, select })
}
