import { needsRefreshing } from './skill-clock.ts'
import { catalogueTechnique, type TechniqueStatus } from './technique-catalogue.ts'

/** « À rafraîchir »: what of the catalogue is mastered, and was neither evaluated nor practised in the last 45 days. */
export function toRefresh(
  evaluations: readonly {
    readonly id: string
    readonly status: TechniqueStatus
    readonly lastEvaluation: string
  }[],
  practisedLately: ReadonlySet<string>,
  now: Date,
): string[] {
  return evaluations
    .filter(({ id }) => catalogueTechnique(id) !== undefined && !practisedLately.has(id))
    .filter(({ status, lastEvaluation }) =>
      needsRefreshing({ status, evaluatedAt: lastEvaluation, practisedAt: null }, now),
    )
    .map(({ id }) => id)
}
