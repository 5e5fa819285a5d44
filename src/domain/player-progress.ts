import { categories, type Category } from './category.ts'
import { catalogueTechnique, techniqueCatalogue, type TechniqueStatus } from './technique-catalogue.ts'
import {
  type Evaluation,
  latestEvaluations,
  type Technique,
  techniqueStatuses,
} from './technique-evaluation.ts'

/** A player's status in one technique. */
export interface ProgressEntry extends Technique {
  readonly status: TechniqueStatus
  /** What the coach wrote for the player. */
  readonly coachNotes: string
  /** The last evaluation's instant; null before any. */
  readonly lastEvaluation: string | null
}

/** Every player's initial progress, also shown when the real one cannot be loaded. */
export const defaultProgress: readonly ProgressEntry[] = techniqueCatalogue.map((technique) => ({
  ...technique,
  status: 'not_evaluated',
  coachNotes: '',
  lastEvaluation: null,
}))

/** Guards against server data without an id, a name, or a known category and status. */
export function isEvaluation(told: unknown): told is Evaluation {
  if (typeof told !== 'object' || told === null) return false
  const { id, name, category, status } = told as Partial<Evaluation>
  return (
    isFilled(id) &&
    isFilled(name) &&
    categories.some((each) => each === category) &&
    techniqueStatuses.some((each) => each === status)
  )
}

function isFilled(text: unknown): boolean {
  return typeof text === 'string' && text.trim() !== ''
}

/**
 * What a player's total and percentage count, for the player and the coach alike: the whole catalogue, and the clubs'
 * exercises that were evaluated. One that was reset to « Non évalué » counts no more.
 */
export function countsAsProgress({ id, status }: Pick<ProgressEntry, 'id' | 'status'>): boolean {
  return catalogueTechnique(id) !== undefined || status !== 'not_evaluated'
}

/** By category: the catalogue with each technique's latest evaluation, then the clubs' exercises that count. */
export function progressOf(history: readonly unknown[]): readonly ProgressEntry[] {
  const latest = latestEvaluations(history.filter(isEvaluation)).map(toEntry)
  const byId = new Map(latest.map((entry) => [entry.id, entry]))
  const ofCatalogue = defaultProgress.map((entry) => byId.get(entry.id) ?? entry)
  const ofClubs = latest.filter((entry) => !catalogueTechnique(entry.id) && countsAsProgress(entry))
  return categories.flatMap((category) => [
    ...ofCatalogue.filter((entry) => entry.category === category),
    ...ofClubs.filter((entry) => entry.category === category).toSorted(byName),
  ])
}

function toEntry({ id, name, category, status, coachNotes, lastEvaluation }: Evaluation): ProgressEntry {
  return { id, name, category, status, coachNotes, lastEvaluation }
}

function byName(a: ProgressEntry, b: ProgressEntry): number {
  return a.name.localeCompare(b.name, 'fr') || (a.id < b.id ? -1 : 1)
}

export interface Completion {
  readonly mastered: number
  readonly total: number
  /** Rounded. */
  readonly percent: number
}

export function completionOf(entries: readonly Pick<ProgressEntry, 'status'>[]): Completion {
  const total = entries.length
  const mastered = entries.filter(({ status }) => status === 'mastered').length
  return { mastered, total, percent: total === 0 ? 0 : Math.round((100 * mastered) / total) }
}

export function completionByCategory(
  entries: readonly Pick<ProgressEntry, 'status' | 'category'>[],
): Readonly<Record<Category, Completion>> {
  const of = (category: Category) => completionOf(entries.filter((entry) => entry.category === category))
  return {
    service: of('service'),
    initiative: of('initiative'),
    counter: of('counter'),
    defense: of('defense'),
  }
}

/** How many techniques were mastered from that day on, until the next step. */
export interface MasteryStep {
  readonly day: string
  readonly mastered: number
}

/** A step for each day on which the number of mastered techniques changed. */
export function masteryOverTime(
  history: readonly Evaluation[],
  dayOf: (instant: string) => string,
): readonly MasteryStep[] {
  const masteredIds = new Set<string>()
  const endOfDay = new Map<string, number>()
  for (const { id, status, lastEvaluation } of history.toSorted(oldestFirst)) {
    if (status === 'mastered') masteredIds.add(id)
    else masteredIds.delete(id)
    endOfDay.set(dayOf(lastEvaluation), masteredIds.size)
  }
  const steps: MasteryStep[] = []
  for (const [day, mastered] of endOfDay) {
    if (mastered !== (steps.at(-1)?.mastered ?? 0)) steps.push({ day, mastered })
  }
  return steps
}

/** An evaluation that differs from the previous one of the same technique. */
export interface ProgressChange<E extends Evaluation> {
  readonly evaluation: E
  readonly statusBefore: TechniqueStatus
  readonly notesBefore: string
}

/** The changes after `seenUntil` (all of them when it is null), latest first. */
export function changesSince<E extends Evaluation>(
  history: readonly E[],
  seenUntil: string | null,
): readonly ProgressChange<E>[] {
  const before = new Map<string, Pick<Evaluation, 'status' | 'coachNotes'>>()
  const changes: ProgressChange<E>[] = []
  for (const evaluation of history.toSorted(oldestFirst)) {
    const { id, status, coachNotes, lastEvaluation } = evaluation
    const known = before.get(id) ?? unknown
    before.set(id, evaluation)
    const isNew = seenUntil === null || lastEvaluation > seenUntil
    if (isNew && (status !== known.status || coachNotes !== known.coachNotes)) {
      changes.push({ evaluation, statusBefore: known.status, notesBefore: known.coachNotes })
    }
  }
  return changes.toReversed()
}

/** Each technique’s changes combined into one, latest first; changes that cancel out are left out. */
export function netChanges<E extends Evaluation>(
  changes: readonly ProgressChange<E>[],
): readonly ProgressChange<E>[] {
  return [...Map.groupBy(changes, ({ evaluation }) => evaluation.id).values()]
    .map((ofTechnique) => {
      const { statusBefore, notesBefore } = ofTechnique.at(-1)!
      return { evaluation: ofTechnique[0]!.evaluation, statusBefore, notesBefore }
    })
    .filter(
      ({ evaluation: { status, coachNotes }, statusBefore, notesBefore }) =>
        status !== statusBefore || coachNotes !== notesBefore,
    )
}

const unknown = { status: 'not_evaluated', coachNotes: '' } as const

function oldestFirst(a: Evaluation, b: Evaluation): number {
  if (a.lastEvaluation === b.lastEvaluation) return 0
  return a.lastEvaluation < b.lastEvaluation ? -1 : 1
}
