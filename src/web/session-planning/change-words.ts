import type { Exercise } from '../../contract/exercises.ts'
import { exerciseMinutes } from '../../domain/exercise.ts'
import { inOrder } from '../../domain/programme-draft.ts'
import type { Alternative, WhyNotResize } from '../../domain/programme-edits.ts'
import { shownName } from '../exercises/exercise-words.ts'
import type { Proposal } from './proposal-choices.ts'

type NameOf = (drill: Exercise) => string

interface Part {
  readonly name: string
  readonly minutes: number
}

/** « Falkenberg : 20 min au lieu de 15. Matchs : 10 min supprimées. » An edit leaves every drill its place, also another one in it. */
export function changedMinutes(before: Proposal, after: Proposal, nameOf: NameOf = shownName): string[] {
  const [was, now] = [partsOf(before, nameOf), partsOf(after, nameOf)]
  return [...new Map([...was, ...now])].flatMap(([key, { name }]) => {
    const [minutesBefore, minutes] = [was.get(key)?.minutes, now.get(key)?.minutes]
    if (minutes === minutesBefore) return []
    if (minutes === undefined) return [`${name}\u00A0: ${minutesBefore}\u00A0min supprimées.`]
    if (minutesBefore === undefined) return [`${name}\u00A0: ${minutes}\u00A0min ajoutées.`]
    return [`${name}\u00A0: ${minutes}\u00A0min au lieu de ${minutesBefore}.`]
  })
}

/** Nothing where no minute stays. */
export function minutesThatStay({ minutesLeft }: Proposal): string[] {
  if (minutesLeft === 0) return []
  return minutesLeft < 0
    ? [`Le programme dépasse encore de ${-minutesLeft}\u00A0min.`]
    : [`Il reste ${minutesLeft}\u00A0min pour l’eau, les consignes et les changements de table.`]
}

/** What another drill in a place would change of the session’s minutes. */
export function minutesOfAnother(before: Proposal, { exercise, proposal }: Alternative<Exercise>): string {
  const changes = changedMinutes(before, proposal, (drill) =>
    drill.id === exercise.id ? 'Durée' : shownName(drill),
  )
  if (changes.length === 0) return `${exercise.duration}. Le reste de la séance ne change pas.`
  return [...changes, ...changedFreeTime(before, proposal)].join(' ')
}

function changedFreeTime(before: Proposal, after: Proposal): string[] {
  if (after.minutesLeft < 0) return minutesThatStay(after)
  const free = Math.max(0, before.minutesLeft)
  return after.minutesLeft === free
    ? []
    : [`Temps libre\u00A0: ${after.minutesLeft}\u00A0min au lieu de ${free}.`]
}

export const whyNotResize: Readonly<Record<WhyNotResize, string>> = {
  longest: 'Un exercice dure 30\u00A0min au plus.',
  shortest: 'Plus court, il ne vaudrait plus le temps de l’expliquer.',
  'no-time': 'Il manque du temps\u00A0: raccourcissez ou retirez d’abord un autre exercice.',
  'takes-block': 'La mise en train ou le retour au calme perdrait des minutes.',
  'idle-time': 'Il resterait trop de temps sans rien.',
  'few-drills': 'Il resterait trop peu d’exercices dans la séance.',
  'one-technique': 'Le même coup prendrait presque tout l’entrainement.',
}

/** By place of a drill, by phase of what goes on without one. */
function partsOf(proposal: Proposal, nameOf: NameOf): ReadonlyMap<string | number, Part> {
  return new Map<string | number, Part>(
    inOrder(proposal).map((entry) => {
      if (!('exercise' in entry)) return [entry.phase, { name: entry.title, minutes: entry.minutes }]
      const { exercise } = entry
      const place = proposal.exercises.indexOf(entry)
      return [place, { name: nameOf(exercise), minutes: exerciseMinutes(exercise.duration) }]
    }),
  )
}
