import { type Practised, techniqueIdsOf } from './planner-need.ts'
import type { ThemeSubject } from './theme.ts'

/** The ids of what practises a theme. */
export function practising(subject: ThemeSubject, library: readonly Practised[]): ReadonlySet<string> {
  const practised = library.filter(
    (exercise) => exercise.type === subject || techniqueIdsOf(exercise).includes(subject),
  )
  return new Set(practised.map(({ id }) => id))
}
