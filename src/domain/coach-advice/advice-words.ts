import type { Category } from '../category.ts'
import type { PlayingProfile } from '../player.ts'
import { type PlayerScores, scoreNames } from '../player-scores.ts'
import type { TechniqueStatus } from '../technique-catalogue.ts'
import { weakScore } from './opinion.ts'
import { focusThreshold, isShared, type ScoreKind, type Subject } from './subjects.ts'

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

/** From this score on nothing is called exposed. */
export const solidScore = 8

/** What a card is about. A superlative stands only where the score is the only one of its rank, and deserves it. */
export function summaryOf(subject: Subject, scores: PlayerScores): string {
  const { kind, category } = subject
  const own = scores[category]
  if (kind === 'focus') return focusSummaries[category]
  if (kind === 'improvement') {
    return isShared(category, scores) || own >= solidScore
      ? furtherSummaries[category]
      : weakestSummaries[category]
  }
  if (category === 'service' && own > weakScore && !isShared(category, scores)) return bestService
  return own < focusThreshold ? startSummaries[category] : strengthSummaries[category]
}

/** With a word of care for who plays for their health. */
export function withCare(summary: string, { playerType }: PlayingProfile): string {
  return playerType === 'ping-sante' ? `${summary} ${care}` : summary
}

const care = 'À votre rythme, avec des pauses, et arrêtez-vous à la moindre douleur.'

type Summaries = Readonly<Record<Category, string>>

const weakestSummaries: Summaries = {
  service: 'Un bon service vous donne la balle suivante\u00A0: c’est ici que vous avez le plus à gagner.',
  initiative: 'Attaquer le premier, plus souvent\u00A0: c’est ici que vous avez le plus à gagner.',
  counter: 'Tenir face à l’attaque de l’autre\u00A0: c’est ici que vous avez le plus à gagner.',
  defense: 'C’est votre secteur le plus exposé\u00A0: c’est là que l’on vous attaquera.',
}

const furtherSummaries: Summaries = {
  service: 'Un service plus précis et plus varié vous donne la balle suivante.',
  initiative: 'Attaquer plus souvent et plus juste\u00A0: de quoi gagner encore des points.',
  counter: 'Face à l’attaque de l’autre, cherchez à chaque fois une balle de plus sur la table.',
  defense: 'Une défense plus régulière et mieux placée\u00A0: de quoi gagner encore des points.',
}

const focusSummaries: Summaries = {
  service: 'Des services plus réguliers, et c’est vous qui mènerez l’échange.',
  initiative: 'Attaquer plus souvent et plus juste\u00A0: un travail régulier y suffit.',
  counter: 'Bloquer et contrer sans reculer\u00A0: c’est le travail du moment.',
  defense: 'Une balle de plus, mieux placée, et c’est l’autre qui prend les risques.',
}

const bestService = 'C’est votre meilleur secteur\u00A0: servez-vous-en pour prendre l’initiative.'

const strengthSummaries: Summaries = {
  service: 'Vos services sont un point d’appui\u00A0: servez-vous-en pour prendre l’initiative.',
  initiative: 'C’est avec elle que vous gagnez vos points\u00A0: entretenez-la.',
  counter: 'L’attaque de l’autre ne vous fait pas peur\u00A0: variez vos réponses pour le surprendre.',
  defense: 'On ne vous passe pas facilement\u00A0: faites jouer l’autre et choisissez votre moment.',
}

const startSummaries: Summaries = {
  service: 'Partez de vos services\u00A0: réguliers d’abord, plus variés ensuite.',
  initiative: 'Partez de vos attaques\u00A0: régulières d’abord, plus rapides ensuite.',
  counter: 'Partez de vos blocs\u00A0: réguliers d’abord, plus appuyés ensuite.',
  defense: 'Partez de votre défense\u00A0: régulière d’abord, mieux placée ensuite.',
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
