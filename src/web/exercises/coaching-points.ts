import type { Exercise } from '../../contract/exercises.ts'
import { strokePoints } from '../../domain/stroke-advice/stroke-points.ts'

/**
 * What is watched: of Rebond’s that are told in words, and of their copies, what one looks at in that technique whatever the drill.
 * A club’s own says what its coach says.
 */
export function coachingPoints({
  technique,
  origin,
  drill,
}: Pick<Exercise, 'technique' | 'origin' | 'drill'>): readonly string[] {
  const { coaching = [] } = drill ?? {}
  return coaching.length === 0 && origin ? (strokePoints[technique] ?? []) : coaching
}
