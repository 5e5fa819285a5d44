import type { UseQueryResult } from '@tanstack/react-query'
import type { Input } from '../../contract/endpoint.ts'
import type { addToLibrary } from '../../contract/exercise-requests.ts'
import type { Exercise } from '../../contract/exercises.ts'
import type { RequestedDrill } from '../../domain/coach-advice/requested-drill.ts'
import { categories } from '../../domain/category.ts'
import { type Composition, sameComposition } from '../../domain/exercise.ts'
import { requestedExercise } from '../../domain/requested-exercise.ts'
import { useOverlaid } from '../offline/outbox/outbox-state.ts'
import type { QueuedWrite } from '../offline/outbox/queued-write.ts'
import { overlayWrite } from '../offline/outbox/write-description.ts'
import { libraryQuery } from './queries.ts'
import { exerciseWrites, withNew } from './queued-writes.ts'

/** The club's exercises, with the queued writes laid over them. */
export function useLibrary(): UseQueryResult<readonly Exercise[]> {
  return useOverlaid(libraryQuery, overlayLibrary, null)
}

/** The library as it will be once the queued writes are done, versions counted as the server will. */
export function overlayLibrary(
  server: readonly Exercise[],
  writes: readonly QueuedWrite[],
): readonly Exercise[] {
  const library = writes.reduce(
    (before, write) =>
      write.path === addition
        ? withRequested(before, write)
        : overlayWrite(exerciseWrites, before, write, null),
    server,
  )
  return library === server ? server : library.toSorted(byPlace)
}

/** All that a library's readers need of the requests. */
const addition: (typeof addToLibrary)['path'] = '/api/exercise-requests/:id/library-exercise'

/** With what it becomes, where the device had found that in time. */
type Requested = Composition & { readonly exercise?: RequestedDrill | null | undefined }

/** Of a request, which the write names: nothing new where the club has that exercise already. */
function withRequested(library: readonly Exercise[], write: QueuedWrite): readonly Exercise[] {
  const request = write.named?.[0] as Requested | null | undefined
  if (!request || library.some((exercise) => sameComposition(exercise, request))) return library
  const { exerciseId } = write.input as Input<typeof addToLibrary>
  return withNew(library, { id: exerciseId, ...(request.exercise ?? requestedExercise(request)) }, write)
}

/** As the server lists it: by quarter of the table, then technique and effect. */
export function byPlace(a: Exercise, b: Exercise): number {
  return (
    categories.indexOf(a.type) - categories.indexOf(b.type) ||
    a.technique.localeCompare(b.technique, 'fr') ||
    a.effect.localeCompare(b.effect, 'fr') ||
    a.id.localeCompare(b.id)
  )
}
