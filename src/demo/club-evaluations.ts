import {
  catalogueTechnique,
  type TechniqueStatus,
  techniqueCatalogue,
} from '../domain/technique-catalogue.ts'
import { exerciseTechnique, type Technique } from '../domain/technique-evaluation.ts'
import { addDays, instantOn } from './club-days.ts'
import { libraryExercise } from './club-exercises.ts'
import { people, type Person, type PersonName } from './club-people.ts'
import { idOf, seeded } from './seeded.ts'

export interface Evaluation {
  readonly id: string
  readonly playerId: string
  readonly technique: Technique
  readonly status: TechniqueStatus
  readonly notes: string
  readonly evaluatedBy: string | null
  /** The name of the API key by which a program wrote it. */
  readonly evaluatedByKey?: string
  readonly evaluatedAt: Date
}

/** The order in which most people learn; what the coach wrote on the way, and in the end. Neither « tu » nor « vous ». */
const path: readonly [techniqueId: string, onTheWay: string, inTheEnd: string][] = [
  ['defense-3', 'Ouvrir un peu plus la raquette.', 'Basse et régulière, en longueur comme en court.'],
  ['counter-1', 'Bras trop raide : laisser venir la balle.', 'Solide en diagonale, raquette bien fermée.'],
  ['service-2', 'Attendre la descente de la balle.', 'Bonne longueur, à garder court sur le revers.'],
  [
    'initiative-1',
    'Les jambes d’abord, le bras ensuite.',
    'Rotation franche, trajectoire au-dessus du filet.',
  ],
  ['service-1', 'Le lancer part encore sur le côté.', 'Régulier, même fatigué.'],
  ['defense-4', 'Avant-bras vers l’avant, pas vers le bas.', 'Placée au bon endroit, sans se presser.'],
  ['counter-2', 'Ne pas reculer : un pas de côté suffit.', 'Tient le rythme, angle bien vu.'],
  ['service-3', 'Accélérer jusqu’au contact et à travers la balle.', 'Rapide et long, il surprend.'],
  ['initiative-2', 'Coude fixe, c’est l’avant-bras qui tourne.', 'Ouvre sans hésiter sur balle coupée.'],
  ['initiative-3', 'Pied côté raquette sous la table.', 'Prend la balle au sommet du rebond.'],
  ['service-4', 'Chercher l’effet avec le poignet, pas avec l’épaule.', 'Les deux côtés avec le même geste.'],
  ['counter-3', 'À prendre plus tôt, avant le sommet.', 'Reprend la balle en phase montante.'],
  ['initiative-4', 'Poignet encore trop tendu.', 'Efficace sur tous les services courts.'],
  [
    'counter-4',
    'Geste trop ample : partir du nombril, finir devant.',
    'Contre en ligne sur les points importants.',
  ],
  ['defense-2', 'Raquette haute avant le rebond.', 'Deux mètres derrière la table, très à l’aise.'],
  ['defense-1', 'Laisser descendre la balle, jambes fléchies.', 'Varie coupé et float sans se montrer.'],
]

/** Inès as in the pictures of the design: 3 services, 2 initiatives, 1 counter, 1 defence. */
const learnt: Readonly<Record<string, readonly string[]>> = {
  Inès: ['service-1', 'service-2', 'initiative-1', 'defense-3', 'counter-1', 'service-3', 'initiative-2'],
}

/** A history: each technique begun, later mastered, one after the other since the player came until a few days ago. */
export function evaluationsOf(player: Person, coachId: string, today: string): Evaluation[] {
  const order = orderOf(player)
  const begun = Math.min(order.length, player.mastered === 0 ? 0 : player.mastered + 3)
  const days = 7 * player.weeksHere
  const steps = begun - 0.8
  return order.slice(0, begun).flatMap(([techniqueId, onTheWay, inTheEnd], index) => {
    const evaluation = (status: TechniqueStatus, notes: string, step: number): Evaluation => ({
      id: idOf(`evaluation ${player.email} ${techniqueId} ${status}`),
      playerId: player.id,
      technique: catalogueTechnique(techniqueId)!,
      status,
      notes,
      evaluatedBy: coachId,
      evaluatedAt: evening(today, Math.max(1, Math.round(days * (1 - step / steps)))),
    })
    const first = evaluation('in_progress', onTheWay, index)
    if (index >= player.mastered) return [first]
    return [first, evaluation('mastered', inTheEnd, index + 2)]
  })
}

/** Of the club's library, by their names; the pictures show players without any. */
const practised: readonly [by: PersonName, exercise: string, TechniqueStatus, notes: string][] = [
  ['maxime', 'Top Spin CD - Puissant', 'mastered', 'La troisième balle part enfin avec tout le corps.'],
  ['maxime', 'Flip RV - Rapide', 'in_progress', 'Passe encore à côté quand le service est long.'],
  ['lina', 'Marteau - Latéral Gauche', 'in_progress', 'L’effet y est, la longueur pas encore.'],
  ['lina', 'Poussette RV - Avec Placement', 'mastered', 'Trois cibles, trois balles.'],
  ['camille', 'Défense Coupée CD - Float', 'in_progress', 'Le geste doit rester le même.'],
  ['lucas', 'Défense Coupée RV - Coupé', 'mastered', 'Très basse, même sur un top appuyé.'],
]

export function exerciseEvaluationsAround(coachId: string, today: string): Evaluation[] {
  return practised.map(([by, name, status, notes], n) => ({
    id: idOf(`evaluation ${by} ${name}`),
    playerId: people[by].id,
    technique: exerciseTechnique(libraryExercise(name)),
    status,
    notes,
    evaluatedBy: coachId,
    evaluatedAt: evening(today, 4 + 5 * n),
  }))
}

function evening(today: string, daysAgo: number): Date {
  return instantOn(addDays(today, -daysAgo), '19:05:00')
}

function orderOf(player: Person): typeof path {
  const known = learnt[player.firstName] ?? []
  const random = seeded(player.email)
  const places = new Map(
    techniqueCatalogue.map(({ id }) => {
      const given = known.indexOf(id)
      const usual = path.findIndex(([techniqueId]) => techniqueId === id) + 5 * random()
      const early = player.playingStyle === 'defender' && id.startsWith('defense') ? 9 : 0
      return [id, given >= 0 ? given - path.length : usual - early]
    }),
  )
  return path.toSorted(([a], [b]) => places.get(a)! - places.get(b)!)
}
