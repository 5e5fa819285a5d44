import type { ExerciseMark } from '../../contract/exercise-marks.ts'
import type { Exercise } from '../../contract/exercises.ts'
import type { DrillFormat } from '../../domain/drills/drill.ts'
import { difficulties, type Difficulty, exerciseMinutes } from '../../domain/exercise.ts'

export type LibrarySort = 'title' | 'level' | 'minutes' | 'done'
export type LibraryView = 'favourites' | 'never' | 'archived'

/** What the library is narrowed to. */
export interface LibraryFilter {
  readonly format?: DrillFormat | undefined
  readonly level?: Difficulty | undefined
  /** At most. */
  readonly minutes?: number | undefined
  /** At one table. */
  readonly players?: number | undefined
  readonly material?: string | undefined
  readonly uncertainty?: number | undefined
  readonly only?: LibraryView | undefined
}

/** Players at one table. */
export const tableSizes = [1, 2, 3, 4, 6] as const

export const noFilter: Required<LibraryFilter> = {
  format: undefined,
  level: undefined,
  minutes: undefined,
  players: undefined,
  material: undefined,
  uncertainty: undefined,
  only: undefined,
}

type Marks = ReadonlyMap<string, ExerciseMark>

export function filterCount({ format, level, minutes, players, material, uncertainty, only }: LibraryFilter) {
  return [format, level, minutes, players, material, uncertainty, only].filter((each) => each !== undefined)
    .length
}

type Filterable = Pick<Exercise, 'id' | 'drill' | 'difficulty' | 'duration'>

export function filtered<E extends Filterable>(
  exercises: readonly E[],
  filter: LibraryFilter,
  marks: Marks,
): readonly E[] {
  return filterCount(filter) === 0 ? exercises : exercises.filter((exercise) => fits(exercise, filter, marks))
}

function fits({ id, drill, difficulty, duration }: Filterable, filter: LibraryFilter, marks: Marks): boolean {
  const { format, level, minutes, players, material, uncertainty, only } = filter
  const mark = marks.get(id)
  return (
    (format === undefined || drill?.format === format) &&
    (level === undefined || difficulty === level) &&
    (minutes === undefined || exerciseMinutes(duration) <= minutes) &&
    (players === undefined ||
      (drill?.players !== undefined && drill.players.min <= players && players <= drill.players.max)) &&
    (material === undefined || (drill?.material?.includes(material) ?? false)) &&
    (uncertainty === undefined || drill?.uncertainty === uncertainty) &&
    (only !== 'favourites' || (mark?.favourite ?? false)) &&
    (only !== 'never' || !mark?.lastDone)
  )
}

const titleOf = ({ title, technique, effect }: Exercise) => title || `${technique} - ${effect}`

/** Without a sort the library’s own order: the club’s, then Rebond’s, by technique. Never done comes first. */
export function sorted(
  exercises: readonly Exercise[],
  sort: LibrarySort | undefined,
  marks: Marks,
): readonly Exercise[] {
  const byTitle = (a: Exercise, b: Exercise) => titleOf(a).localeCompare(titleOf(b), 'fr')
  const done = ({ id }: Exercise) => marks.get(id)?.lastDone ?? ''
  const orders = {
    title: byTitle,
    level: (a, b) => difficulties.indexOf(a.difficulty) - difficulties.indexOf(b.difficulty) || byTitle(a, b),
    minutes: (a, b) => exerciseMinutes(a.duration) - exerciseMinutes(b.duration) || byTitle(a, b),
    done: (a, b) => done(a).localeCompare(done(b)) || byTitle(a, b),
  } satisfies Record<LibrarySort, (a: Exercise, b: Exercise) => number>
  return sort ? exercises.toSorted(orders[sort]) : exercises
}
