import type { Composition } from './exercise.ts'
import { plain } from './technique-catalogue.ts'
import { exerciseTechnique, type Technique } from './technique-evaluation.ts'

/**
 * Rebond’s drills are evaluated once for each technique with its effect, whatever drill it was practised in: « Marteau - Coupé » is
 * `service-marteau-coupe`.
 */
export function pairId({ type, technique, effect }: Composition): string {
  return `${type}-${plain(`${technique} ${effect}`).replace(/[^a-z0-9]+/g, '-')}`
}

/** Of Rebond’s drills with that technique and effect, all together. */
export function pairTechnique(composition: Composition): Technique {
  return exerciseTechnique({ ...composition, id: pairId(composition) })
}
