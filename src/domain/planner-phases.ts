import type { DrillFormat } from './drills/drill.ts'
import type { PlannerExercise } from './planner-need.ts'
import type { Phase } from './session-frame.ts'

/** Where a drill of each format belongs. */
const phasesOf: Readonly<Record<DrillFormat, readonly Phase[]>> = {
  jambes: ['welcome'],
  echauffement: ['warm-up'],
  regularite: ['warm-up', 'theme'],
  panier: ['theme'],
  semi: ['opening'],
  irregulier: ['opening'],
  service3: ['service'],
  match: ['match'],
  calme: ['cool-down'],
}

/** Whether an exercise belongs in a phase: by its format; without one, as most exercises of a club's own are, by its name. */
export function belongsIn({ type, difficulty, drill }: PlannerExercise, phase: Phase): boolean {
  const format = drill?.format
  const isService = type === 'service' && format !== 'match' && format !== 'calme'
  if (isService) return phase === 'service'
  // At the table one warms up with what everybody can do.
  if (phase === 'warm-up' && format !== 'echauffement' && difficulty !== 'débutant') return false
  return (format ? phasesOf[format] : unformatted).includes(phase)
}

const unformatted: readonly Phase[] = ['warm-up', 'theme', 'opening']

/** What the player has to guess, 0 to 3; what does not say it is taken for regular. */
export function statedUncertainty({ drill }: PlannerExercise): number {
  return drill?.uncertainty ?? 0
}
