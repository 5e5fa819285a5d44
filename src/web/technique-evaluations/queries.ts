import { queryOptions } from '@tanstack/react-query'
import * as techniqueEvaluations from '../../contract/technique-evaluations.ts'
import { call } from '../app/call.ts'

/** Where all players of the club stand: one reading for the table, for the form of one player, and for the hall. */
export const evaluationTableQuery = queryOptions({
  queryKey: ['technique-evaluations'],
  queryFn: () => call(techniqueEvaluations.list, {}),
})
