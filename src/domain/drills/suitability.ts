import { type Drill, strokesBy } from './drill.ts'
import type { ExerciseDrill } from './exercise-drill.ts'
import { endOf, type StrokeOption } from './rally.ts'

/** Running back, twisting at speed, hitting above the head, turning on one foot. */
function isStraining({ stroke, pivot }: StrokeOption): boolean {
  return pivot === true || /^(contre-top|défense|lob|smash)$/.test(stroke)
}

const ownStrokes = ({ sequence }: Partial<Pick<Drill, 'sequence'>>) =>
  sequence ? strokesBy({ sequence }, (by) => endOf(by) === 'left') : []

const runs = ({ sequence }: Pick<Drill, 'sequence'>) =>
  sequence.kind === 'round' ||
  (sequence.kind === 'moves' && sequence.moves.some(({ at, far }) => far || at === 'pivot'))

/**
 * A drill that is said to suit Ping Santé as it is asks for nothing that Ping Santé leaves out. One that is said to suit with
 * changes says which; a doctor’s advice comes before either.
 */
export function whyNotPingSante(drill: Pick<Drill, 'sequence' | 'adaptations'>): string | null {
  const isAsItIs = drill.adaptations.pingSante.status === 'adapté'
  return isAsItIs && (ownStrokes(drill).some(isStraining) || runs(drill))
    ? 'Pivot, contre-top, défense de loin, smash ou course\u00A0: en Ping Santé, l’exercice s’aménage ou s’exclut.'
    : null
}

/** Below nine, neither the strokes that need strength and reach, nor what is meant for advanced players. */
export function suitsUnderNine(drill: Partial<Pick<Drill, 'sequence'>> & Pick<Drill, 'level'>): boolean {
  return (
    drill.level !== 'avancé' &&
    !ownStrokes(drill).some(({ stroke }) => /^(contre-top|défense|lob)$/.test(stroke))
  )
}

/** By what it says of itself; of a drawing that says nothing, its strokes. */
export function suitsPingSante(drill: Pick<ExerciseDrill, 'adaptations' | 'sequence'>): boolean {
  const { adaptations, sequence } = drill
  if (adaptations) return adaptations.pingSante.status !== 'exclu'
  return !sequence || !(ownStrokes(drill).some(isStraining) || runs({ sequence }))
}
