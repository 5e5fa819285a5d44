import type { Category } from '../exercise.ts'
import { scoreNames } from '../player-scores.ts'
import type { TechniqueStatus } from '../technique-catalogue.ts'
import type { ScoreKind, Subject } from './subjects.ts'

const kindTitles: Readonly<Record<ScoreKind, string>> = {
  improvement: 'Axe de progression',
  focus: 'Focus actuel',
  strength: 'Votre point fort',
}

export const refreshTitle = 'À rafraîchir'
export const refreshSummary = 'Vous saviez le faire\u00A0: quelques minutes suffisent à le retrouver.'

/** « Défense - Axe de progression ». */
export function titleOf({ kind, category }: Subject): string {
  return `${scoreNames[category]} - ${kindTitles[kind]}`
}

export const summaries: Readonly<Record<ScoreKind, Readonly<Record<Category, string>>>> = {
  improvement: {
    service: 'Un bon service vous donne la balle suivante\u00A0: c’est ici que vous avez le plus à gagner.',
    initiative: 'Attaquer le premier, plus souvent\u00A0: c’est ici que vous avez le plus à gagner.',
    counter: 'Tenir face à l’attaque de l’autre\u00A0: c’est ici que vous avez le plus à gagner.',
    defense: 'C’est le quart le plus ouvert de votre table\u00A0: c’est là que l’on vous attaquera.',
  },
  focus: {
    service: 'Encore quelques séances sur vos services, et c’est vous qui mènerez l’échange.',
    initiative: 'Attaquer plus souvent et plus juste\u00A0: un travail régulier y suffit.',
    counter: 'Bloquer et contrer sans reculer\u00A0: c’est le travail du moment.',
    defense: 'Une balle de plus, mieux placée, et c’est l’autre qui prend les risques.',
  },
  strength: {
    service: 'C’est votre meilleur quart\u00A0: servez-vous-en pour prendre l’initiative.',
    initiative: 'C’est avec elle que vous gagnez vos points\u00A0: gardez-la tranchante.',
    counter: 'L’attaque de l’autre ne vous fait pas peur\u00A0: variez vos réponses pour le surprendre.',
    defense: 'On ne vous passe pas facilement\u00A0: faites jouer l’autre et choisissez votre moment.',
  },
}

export const statusWords: Readonly<Record<TechniqueStatus, string>> = {
  not_evaluated: 'Non évalué',
  in_progress: 'En progression',
  mastered: 'Maîtrisé',
}

/** « 1 jour », « 32 jours », with a non-breaking space. */
export function days(count: number): string {
  return `${count}\u00A0jour${count > 1 ? 's' : ''}`
}
