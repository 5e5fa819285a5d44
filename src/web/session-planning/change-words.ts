import { exerciseMinutes } from '../../domain/exercise.ts'
import { inOrder } from '../../domain/programme-draft.ts'
import type { WhyNotResize } from '../../domain/programme-edits.ts'
import { shownName } from '../exercises/exercise-words.ts'
import type { Proposal } from './proposal-choices.ts'

/** « Falkenberg : 20 min au lieu de 15. Matchs : 10 min au lieu de 15. », of what is there before and after. */
export function changedMinutes(before: Proposal, after: Proposal): string[] {
  const minutesBefore = new Map(partsOf(before).map(({ key, minutes }) => [key, minutes]))
  return partsOf(after).flatMap(({ key, name, minutes }) => {
    const was = minutesBefore.get(key)
    return was === undefined || was === minutes
      ? []
      : [`${name}\u00A0: ${minutes}\u00A0min au lieu de ${was}.`]
  })
}

export function minutesThatStay({ minutesLeft }: Proposal): string {
  return `Il reste ${minutesLeft}\u00A0min pour l’eau, les consignes et les changements de table.`
}

/** What another drill in a place would change of the session’s minutes. */
export function minutesOfAnother(before: Proposal, after: Proposal): string {
  const changes = changedMinutes(before, after)
  const more = before.minutesLeft - after.minutesLeft
  if (more < 0) changes.push(`${-more}\u00A0min de plus restent libres.`)
  if (more > 0) changes.push(`${more}\u00A0min de moins restent libres.`)
  return changes.length > 0 ? changes.join(' ') : 'Le reste de la séance ne change pas.'
}

export const whyNotResize: Readonly<Record<WhyNotResize, string>> = {
  longest: 'Un exercice dure 30\u00A0min au plus.',
  shortest: 'Plus court, il ne vaudrait plus le temps de l’expliquer.',
  'no-time': 'La séance est pleine. Raccourcissez ou retirez d’abord un autre exercice.',
  'idle-time': 'Il resterait trop de temps sans rien.',
  'few-drills': 'Il resterait trop peu d’exercices dans la séance.',
  'one-technique': 'Le même coup prendrait presque tout l’entrainement.',
  order: 'Les exercices seraient dans le désordre.',
}

function partsOf(proposal: Proposal): { key: string; name: string; minutes: number }[] {
  return inOrder(proposal).map((entry) =>
    'exercise' in entry
      ? {
          key: entry.exercise.id,
          name: shownName(entry.exercise),
          minutes: exerciseMinutes(entry.exercise.duration),
        }
      : { key: entry.phase, name: entry.title, minutes: entry.minutes },
  )
}
