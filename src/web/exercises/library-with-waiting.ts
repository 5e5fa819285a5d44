import type { Input } from '../../contract/endpoint.ts'
import * as exercises from '../../contract/exercises.ts'
import type { Exercise } from '../../contract/exercises.ts'
import { categories } from '../../domain/exercise.ts'
import { goesTo, type WaitingWrite } from '../outbox/waiting-write.ts'

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

function done(library: readonly Exercise[], write: WaitingWrite): readonly Exercise[] {
  if (goesTo(write, exercises.create)) return withNew(library, write.input as Creation)
  if (goesTo(write, exercises.update)) return changed(library, write.input as Change)
  if (goesTo(write, exercises.remove)) return without(library, write.input as Removal)
  return library
}

function withNew(library: readonly Exercise[], creation: Creation): readonly Exercise[] {
  if (library.some(({ id }) => id === creation.id)) return library
  return [...library, { ...creation, version: 1 }]
}

function changed(library: readonly Exercise[], change: Change): readonly Exercise[] {
  const index = library.findIndex((each) => isAbout(change, each))
  return index < 0 ? library : library.with(index, { ...change, version: change.version + 1 })
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
