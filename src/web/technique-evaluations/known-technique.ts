import { catalogueTechnique } from '../../domain/technique-catalogue.ts'
import type { Technique } from '../../domain/technique-evaluation.ts'
import { queryClient } from '../app/query-client.ts'
import { evaluationTableQuery } from './queries.ts'

/** What an evaluation is of; undefined for an exercise of which this device has read nothing. */
export function techniqueOf(id: string): Technique | undefined {
  return (
    catalogueTechnique(id) ??
    queryClient
      .getQueryData(evaluationTableQuery.queryKey)
      ?.techniques.find((technique) => technique.id === id)
  )
}
