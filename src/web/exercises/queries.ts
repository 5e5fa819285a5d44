import { queryOptions } from '@tanstack/react-query'
import * as exercises from '../../contract/exercises.ts'
import type { Exercise } from '../../contract/exercises.ts'
import { call } from '../call.ts'
import { queryClient } from '../query-client.ts'

export const libraryQuery = queryOptions({
  queryKey: ['exercises'],
  queryFn: () => call(exercises.list, {}),
})

/** What a refusal told of one exercise. The rest of the library is as old as it was. */
export function rememberExercise(exercise: Exercise): void {
  const { queryKey } = libraryQuery
  const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0
  queryClient.setQueryData(
    queryKey,
    (library) => library?.map((each) => (each.id === exercise.id ? exercise : each)),
    { updatedAt },
  )
}
