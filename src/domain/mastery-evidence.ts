import { ralliesOf, uncertaintyOf } from './drills/drill.ts'
import { type ExerciseDrill, practisesItsName } from './drills/exercise-drill.ts'
import type { Composition } from './exercise.ts'
import { catalogueTechniquesOf, type TechniqueStatus } from './technique-catalogue.ts'

/** What a coach saw of one technique in one evening: a mark of the hall, with the drill that it was seen in. */
export interface Observation {
  readonly drill: string
  /** What the player had to guess in it, from 0 to 3; null where nobody has said. */
  readonly uncertainty: number | null
  /** « réussi »: whether the drill’s criterion was reached. */
  readonly reached: boolean
  /** The session’s day, yyyy-mm-dd. */
  readonly day: string
  readonly at: string
}

/** « Maîtrisé » is proposed after two successes that are so far apart. */
export const daysBetweenSuccesses = 7

/**
 * Whether what was seen proposes « Maîtrisé »: two successes at least seven days apart, one of them at the library’s highest
 * uncertainty for that technique. What a coach has said since the last success stands: it takes a new one to ask again.
 */
export function proposesMastery(
  observations: readonly Observation[],
  said: { readonly status: TechniqueStatus; readonly lastEvaluation: string } | null,
  highest: number,
): boolean {
  if (said?.status === 'mastered') return false
  const successes = observations.filter(({ reached }) => reached)
  const isNew = successes.some(({ at }) => said === null || Date.parse(at) > Date.parse(said.lastEvaluation))
  return (
    isNew &&
    successes
      .filter(({ uncertainty }) => (uncertainty ?? 0) >= highest)
      .some((hardest) => successes.some((other) => daysApart(hardest, other) >= daysBetweenSuccesses))
  )
}

function daysApart(one: Observation, other: Observation): number {
  return Math.abs(Date.parse(one.day) - Date.parse(other.day)) / (24 * 60 * 60 * 1000)
}

type LibraryExercise = Composition & { readonly drill?: ExerciseDrill | null | undefined }

/**
 * By technique of the catalogue, the highest uncertainty at which the library practises it: of exercises by their names, as the
 * hall marks them.
 */
export function highestUncertainties(library: readonly LibraryExercise[]): ReadonlyMap<string, number> {
  const highest = new Map<string, number>()
  for (const exercise of library.filter(practisesItsName)) {
    const uncertainty = uncertaintyIn(exercise.drill) ?? 0
    for (const { id } of catalogueTechniquesOf(exercise)) {
      highest.set(id, Math.max(uncertainty, highest.get(id) ?? 0))
    }
  }
  return highest
}

/** As the drill says; otherwise as its drawing shows. */
export function uncertaintyIn(
  drill: Pick<ExerciseDrill, 'uncertainty' | 'sequence'> | null | undefined,
): number | null {
  if (drill?.uncertainty !== undefined) return drill.uncertainty
  const rallies = drill?.sequence ? ralliesOf({ sequence: drill.sequence }) : []
  return rallies.length > 0 ? Math.max(...rallies.map(uncertaintyOf)) : null
}
