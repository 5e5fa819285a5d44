import { queryOptions } from '@tanstack/react-query'
import * as exerciseMarks from '../../contract/exercise-marks.ts'
import * as exercises from '../../contract/exercises.ts'
import { call } from '../app/call.ts'

/* Apart from what the router names: the first load holds that. */

/** One of the club’s, for whoever has a link to it. */
export function exerciseQuery(id: string) {
  return queryOptions({ queryKey: ['exercises', 'one', id], queryFn: () => call(exercises.show, { id }) })
}

export const marksQuery = queryOptions({
  queryKey: ['exercise-marks'],
  queryFn: () => call(exerciseMarks.list, {}),
})

/** Rebond’s drills: a file of the release, which the service worker keeps. */
export const rebondQuery = queryOptions({
  queryKey: ['rebond-exercises'],
  queryFn: async () => (await import('./rebond-exercises.ts')).fetchRebondExercises(),
  staleTime: Infinity,
  meta: { cached: false },
})
