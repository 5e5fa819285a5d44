import type { Input } from '../../contract/endpoint.ts'
import type { addToLibrary } from '../../contract/exercise-requests.ts'
import * as exercises from '../../contract/exercises.ts'
import type { Exercise } from '../../contract/exercises.ts'
import { categories, type Composition, requestedExercise, sameComposition } from '../../domain/exercise.ts'
import { clubOf, goesTo, type WaitingWrite } from '../outbox/waiting-write.ts'

/**
 * The library as it will be once what waits on this device is done, versions counted as the server will. What was
 * changed elsewhere meanwhile stays as the server told it: it will refuse what was written over an older version.
 */
export function libraryWithWaiting(
  told: readonly Exercise[],
  writes: readonly WaitingWrite[],
): readonly Exercise[] {
  const library = writes.reduce(done, told)
  return library === told ? told : library.toSorted(byPlace)
}

type Creation = Input<typeof exercises.create>
type Change = Input<typeof exercises.update>
type Removal = Input<typeof exercises.remove>

/** All that a library's readers need of the requests. */
const addition: (typeof addToLibrary)['path'] = '/api/exercise-requests/:id/library-exercise'

function done(library: readonly Exercise[], write: WaitingWrite): readonly Exercise[] {
  if (write.path === addition) return withRequested(library, write)
  if (goesTo(write, exercises.create)) return withNew(library, write.input as Creation, write)
  if (goesTo(write, exercises.update)) return changed(library, write.input as Change, write)
  if (goesTo(write, exercises.remove)) return without(library, write.input as Removal)
  return library
}

/** Of a request, which the write names: nothing new where the club has that exercise already. */
function withRequested(library: readonly Exercise[], write: WaitingWrite): readonly Exercise[] {
  const request = write.named?.[0] as Composition | null | undefined
  if (!request || library.some((exercise) => sameComposition(exercise, request))) return library
  const { exerciseId } = write.input as Input<typeof addToLibrary>
  return withNew(library, { id: exerciseId, ...requestedExercise(request) }, write)
}

function withNew(library: readonly Exercise[], creation: Creation, write: WaitingWrite): readonly Exercise[] {
  if (library.some(({ id }) => id === creation.id)) return library
  const { accountId: createdBy, at } = write
  const made = { clubId: clubOf(write), createdBy, createdAt: at, updatedAt: at, version: 1 }
  return [...library, { ...creation, ...made }]
}

function changed(library: readonly Exercise[], change: Change, { at }: WaitingWrite): readonly Exercise[] {
  const index = library.findIndex((each) => isAbout(change, each))
  const before = library[index]
  if (!before) return library
  return library.with(index, { ...before, ...change, updatedAt: at, version: change.version + 1 })
}

function without(library: readonly Exercise[], removal: Removal): readonly Exercise[] {
  const index = library.findIndex((each) => isAbout(removal, each))
  return index < 0 ? library : library.toSpliced(index, 1)
}

function isAbout({ id, version }: Removal, exercise: Exercise): boolean {
  return exercise.id === id && exercise.version === version
}

/** As the server lists it: by quarter of the table, then technique and effect. */
function byPlace(a: Exercise, b: Exercise): number {
  return (
    categories.indexOf(a.type) - categories.indexOf(b.type) ||
    a.technique.localeCompare(b.technique, 'fr') ||
    a.effect.localeCompare(b.effect, 'fr') ||
    a.id.localeCompare(b.id)
  )
}
