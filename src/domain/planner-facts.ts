import type { Category } from './category.ts'
import type { PlannerFact, PlayerReason } from './planner-reasons.ts'
import { longDays } from './planner-sentences.ts'
import type { TechniqueStatus } from './technique-catalogue.ts'

const categoryWords: Readonly<Record<Category, string>> = {
  service: 'service',
  initiative: 'initiative',
  counter: 'contre-initiative',
  defense: 'défense',
}

/** Of one player: « en progression sur Top Spin CD, l’a demandé, 4 sur 10 en initiative, pas travaillé depuis 32 jours ». */
export function factsInWords({ facts }: Pick<PlayerReason, 'facts'>): string {
  return facts.map(factWords).join(', ')
}

function factWords(fact: PlannerFact): string {
  switch (fact.kind) {
    case 'status':
      return statusWords[fact.status](fact.technique)
    case 'score':
      return `${fact.score} sur 10 en ${categoryWords[fact.category]}`
    case 'falling':
      return `contre ${fact.from} il y a trois mois`
    case 'practised':
      return practisedWords(fact.days)
    case 'never-practised':
      return 'pas encore travaillé en séance'
    case 'to-refresh':
      return `à rafraîchir, ni travaillé ni évalué depuis ${fact.days} jours`
    case 'requested':
  }
  return 'l’a demandé'
}

const statusWords: Readonly<Record<TechniqueStatus, (technique: string) => string>> = {
  in_progress: (technique) => `en progression sur ${technique}`,
  not_evaluated: (technique) => `pas encore d’évaluation sur ${technique}`,
  mastered: (technique) => `${technique} maîtrisé`,
}

function practisedWords(days: number): string {
  if (days >= longDays) return `pas travaillé depuis ${days} jours`
  if (days > 1) return `travaillé il y a ${days} jours`
  return days === 1 ? 'travaillé hier' : 'travaillé aujourd’hui'
}
