import type { Composition } from '../exercise.ts'
import { categoryOfPair, type Drill, playedPairs, ralliesOf, type Sequence } from './drill.ts'
import { rallyFaults, rallyFaultWords } from './rally-rules.ts'

/** What an exercise of a club may have of a drill besides the specification’s fields. Nothing of it is required. */
export type ExerciseDrill = Partial<
  Omit<Drill, 'id' | 'title' | 'category' | 'level' | 'minutes' | 'success'>
> & {
  /** How many of how many is for Rebond’s own: a club says it as it likes. */
  readonly success?: { readonly text: string; readonly target?: number; readonly of?: number }
  /** Against the clock or at a high pace: only for whoever competes. */
  readonly competitive?: true
}

/** What a programme’s copy keeps of it, for the player’s card and for paper. */
export type DrawnDrill = Pick<Drill, 'keep' | 'sequence'>

export const maxPhases = 3
export const maxSteps = 24

/** Everything in it that nobody can play, a sentence each, with its stroke. */
export function sequenceFaults(sequence: Sequence): readonly string[] {
  const rallies = ralliesOf({ sequence })
  return rallies.flatMap((rally, index) =>
    rallyFaults(rally).map(({ fault, step }) => {
      const where = rallies.length > 1 ? `Phase ${index + 1}, coup ${step}` : `Coup ${step}`
      return `${where}\u00A0: ${rallyFaultWords[fault]}`
    }),
  )
}

/** The exercise’s drawing, if it has one. */
export function drawnDrill(drill: ExerciseDrill | null | undefined): DrawnDrill | undefined {
  return drill?.sequence && { keep: drill.keep ?? 'main', sequence: drill.sequence }
}

/**
 * Whether who takes part plays the technique that an exercise is named after, as its drawing shows; only then it is practised.
 * Without a drawing, or with words of its own, it is as its coach says.
 */
export function practisesItsName({
  technique,
  effect,
  drill,
}: Pick<Composition, 'technique' | 'effect'> & {
  readonly drill?: ExerciseDrill | null | undefined
}): boolean {
  const drawn = drawnDrill(drill)
  const pair = { technique, effect }
  if (!drawn || !categoryOfPair(pair)) return true
  return playedPairs({ pairs: [pair], sequence: drawn.sequence }).length > 0
}
