import type { ExerciseDrill } from './drills/exercise-drill.ts'
import type { Composition } from './exercise.ts'
import type { PreferredHand, Rubbers } from './player.ts'
import { rubberWords } from './rubber.ts'
import { asRightHanded } from './stroke-advice/right-handed.ts'

/** What somebody changes in an exercise that is for them, a sentence each. */
export function changesFor(
  exercise: Composition & { readonly drill?: ExerciseDrill | null | undefined },
  player: Rubbers & { readonly isPingSante: boolean; readonly preferredHand?: PreferredHand | null },
): readonly string[] {
  const { pingSante } = exercise.drill?.adaptations ?? {}
  const isAdapted = player.isPingSante && pingSante?.status === 'aménagé'
  const rubber = rubberWords(exercise, player)
  const { effect } = asRightHanded(exercise, player.preferredHand ?? null)
  return [
    ...(effect === exercise.effect
      ? []
      : [`Gaucher\u00A0: votre balle part de l’autre côté, comme au «\u00A0${effect}\u00A0».`]),
    ...(isAdapted ? [`Ping Santé\u00A0: ${beginningSmall(pingSante.text)}`] : []),
    ...(rubber ? [`${rubber.about}\u00A0: ${rubber.text}`] : []),
  ]
}

function beginningSmall(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
