import { drawnDrills } from '../content/drills.ts'
import { practisesItsName } from '../domain/drills/exercise-drill.ts'
import { exerciseDurations, exerciseMinutes } from '../domain/exercise.ts'
import type { GroupName, PlannedExercise } from './club-sessions.ts'
import { idOf } from './seeded.ts'

/** What a group’s next two sessions hold for a visitor: Rebond’s drills, which have a drawing. */
export const drawnProgrammes: Readonly<Record<GroupName, readonly [readonly string[], readonly string[]]>> = {
  u13: [
    [
      'echauffement-diagonale-cd',
      'deux-a-plat-un-top',
      'remise-des-deux-cotes',
      'libre-apres-poussettes',
      'service-remise-choisie',
    ],
    ['chasses-plots', 'cd-deux-points', 'deux-deux', 'montante-descendante'],
  ],
  pingSante: [
    ['sante-marche', 'sante-diagonale', 'sante-poussette', 'respirer'],
    ['sante-marche', 'sante-couleurs', 'gardien-de-but', 'etirements'],
  ],
  competition: [
    ['top-sur-top-cd', 'contre-attaque-deux-cotes', 'court-flip-contre', 'duel-top'],
    ['top-rv-bloc', 'un-deux-trois-revers', 'banane', 'plein-cd-surprise'],
  ],
  loisir: [
    ['panier-smash', 'cd-deux-points', 'revers-ou-milieu'],
    ['deux-rebonds', 'remise-des-deux-cotes', 'top-cd-bloc'],
  ],
}

/** Copies of Rebond’s drills, as « Ajouter à une séance » makes them. */
export function drawnProgramme(session: string, drills: readonly string[]): readonly PlannedExercise[] {
  return drills.map((id) => {
    const { category, pairs, minutes, objective, title, keep, sequence } = drawnDrills.find(
      (drill) => drill.id === id,
    )!
    const { technique, effect } = pairs[0]!
    const drill = { keep, sequence }
    return {
      id: idOf(`${session} ${id}`),
      type: category,
      technique,
      effect,
      duration: exerciseDurations.find((duration) => exerciseMinutes(duration) === minutes)!,
      description: objective,
      copied: { title, drill, exerciseId: id, practised: practisesItsName({ technique, effect, drill }) },
    }
  })
}
