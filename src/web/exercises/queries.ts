import { queryOptions } from '@tanstack/react-query'
import * as exercises from '../../contract/exercises.ts'
import type { Exercise } from '../../contract/exercises.ts'
import { call } from '../app/call.ts'
import { queryClient } from '../app/query-client.ts'

export const libraryQuery = queryOptions({
  queryKey: ['exercises'],
  queryFn: () => call(exercises.list, {}),
})

/** Caches an exercise that came with a refusal. `updatedAt` stays, because the rest was not refetched. */
export function cacheExercise(exercise: Exercise): void {
  const { queryKey } = libraryQuery
  const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0
  queryClient.setQueryData(
    queryKey,
    (library) => library?.map((each) => (each.id === exercise.id ? exercise : each)),
    { updatedAt },
  )
}
