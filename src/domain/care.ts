import { ageCategory } from './age-category.ts'
import { suitsPingSante, suitsUnderNine } from './drills/suitability.ts'
import type { ExerciseDrill } from './drills/exercise-drill.ts'
import type { Composition, Difficulty } from './exercise.ts'
import type { PlayerType } from './player.ts'

/** What about a player keeps an exercise from them, whatever it is good for. */
export const cares = ['ping-sante', 'under-nine', 'leisure'] as const
export type Care = (typeof cares)[number]

/** `today` is a day, yyyy-mm-dd; below nine is who is so in the season, as the federation counts. */
export function caresOf(
  { playerType, birthYear }: { readonly playerType: PlayerType | null; readonly birthYear: number | null },
  today: string,
): readonly Care[] {
  const isUnderNine = birthYear !== null && ageCategory(birthYear, today) === 'Poussin'
  return [
    ...(playerType === 'ping-sante' ? (['ping-sante'] as const) : []),
    ...(isUnderNine ? (['under-nine'] as const) : []),
    ...(playerType !== null && playerType !== 'competitif' ? (['leisure'] as const) : []),
  ]
}

/** Whether an exercise is for whoever asks for such care: by what it says of itself, its drawing, its name and its level. */
export function suitsCare(
  exercise: Pick<Composition, 'technique' | 'effect'> & {
    readonly difficulty: Difficulty
    readonly drill?: ExerciseDrill | null | undefined
  },
  care: Care,
): boolean {
  const drill = exercise.drill ?? {}
  if (care === 'leisure') return !drill.competitive
  if (care === 'under-nine')
    return isForTheYoungest(exercise) && suitsUnderNine({ ...drill, level: exercise.difficulty })
  return drill.adaptations || drill.sequence ? suitsPingSante(drill) : isGentle(exercise)
}

type Named = Pick<Composition, 'technique' | 'effect'>

/** Whether a stroke as such is for them, whatever the exercise. */
export function suitsByName(stroke: Named, care: Care): boolean {
  if (care === 'ping-sante') return isGentle(stroke)
  return care === 'leisure' || (isForTheYoungest(stroke) && isLearntEarly(stroke))
}

const demandingTechnique = /^(Contre Top|Défense Coupée) /

export function isGentle({ technique, effect }: Named): boolean {
  return !demandingTechnique.test(technique) && !/^(Rapide|Puissant|Dans le Coup)$/.test(effect)
}

/** Without the finer effects, as Rebond’s drills for the advanced have them. */
function isLearntEarly({ technique, effect }: Named): boolean {
  return technique !== 'Pioche' && !/^(Dévié|Float|Dans le Coup)$/.test(effect)
}

/** Without what needs strength and reach. */
function isForTheYoungest({ technique, effect }: Named): boolean {
  return !demandingTechnique.test(technique) && effect !== 'Puissant'
}
