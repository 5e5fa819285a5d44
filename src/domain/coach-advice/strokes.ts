import type { Category } from '../category.ts'
import { type Composition, effectsOf, sameComposition, techniquesOf } from '../exercise.ts'
import { isGentle, suitsByName } from '../care.ts'
import { suitsRubbers } from '../rubber.ts'
import { isDrawn } from '../drills/rebond-drill.ts'
import { wholeDays } from '../skill-clock.ts'
import { catalogueTechniquesOf, type TechniqueStatus } from '../technique-catalogue.ts'
import { type Evaluation, exerciseTechnique } from '../technique-evaluation.ts'
import { advisedDrill, suitsScore } from './advised-drill.ts'
import { weakScore } from './opinion.ts'
import type { AdvisedProfile, FollowUp, LibraryStroke, PlayerRecord } from './player-record.ts'
import type { AdviceKind } from './subjects.ts'

/** A stroke that may be advised; `ofClub` is the library's exercise when we have no advice of our own on it. */
export interface Stroke extends Composition {
  readonly ofClub: LibraryStroke | null
}

/** How much a stroke is worth working on, by its status. */
const worth: Readonly<Record<AdviceKind, Readonly<Record<TechniqueStatus, number>>>> = {
  improvement: { in_progress: 3, not_evaluated: 2, mastered: 0.5 },
  focus: { in_progress: 3, not_evaluated: 2, mastered: 0.5 },
  refresh: { in_progress: 0, not_evaluated: 0, mastered: 3 },
  strength: { in_progress: 2, not_evaluated: 1, mastered: 3 },
}
const worthOfRequest = 2
const worthOfLibrary = 1
/** Three weeks without practice add one, six weeks or more two, as does a stroke never practised. */
const daysPerWorth = 21
const mostWorthOfPause = 2
/** Strokes that do not suit a player's style come later, unless something else speaks for them. */
const worthOfUnsuited = -2
/** A drawing can be looked at: less than what a coach or the player said of a stroke. */
const worthOfDrawing = 0.9
/** Avoids three strokes of one technique, which would be dull. */
const repeatedTechnique = -0.8

/** The strokes of a category most worth advising, best first, without those in `leftOut`. */
export function bestStrokes(
  count: number,
  { kind, category }: { readonly kind: AdviceKind; readonly category: Category },
  record: PlayerRecord,
  now: Date,
  leftOut: readonly Composition[] = [],
): readonly Stroke[] {
  const best: Stroke[] = []
  const candidates = [
    ...composableFor(category, record.profile),
    ...ownStrokes(category, record.followUp),
  ].map((stroke) => ({
    stroke,
    worth: worthOf(stroke, kind, record, now),
  }))
  for (; best.length < count;) {
    const [next] = candidates
      .filter(({ stroke }) => ![...best, ...leftOut].some((other) => sameComposition(other, stroke)))
      .map((candidate) => ({ ...candidate, worth: candidate.worth + repetition(candidate.stroke, best) }))
      .toSorted((a, b) => b.worth - a.worth)
    if (!next) return best
    best.push(next.stroke)
  }
  return best
}

/** Every pair of a category's techniques and effects, ordered so that neither repeats in a row. */
export function composable(category: Category): readonly Stroke[] {
  const techniques = techniquesOf[category]
  const effects = effectsOf[category]
  return effects.flatMap((_, round) =>
    techniques.map((technique, index) => ({
      type: category,
      technique,
      effect: effects[(index + round) % effects.length]!,
      ofClub: null,
    })),
  )
}

/**
 * Without those that are too demanding for who plays for their health or is very young, nor those that the player’s rubbers do not
 * give, where enough others are left: who has no side that grips attacks with what they have.
 */
export function composableFor(category: Category, profile: AdvisedProfile): readonly Stroke[] {
  const suitable = composable(category).filter((stroke) =>
    profile.cares.every((care) => suitsByName(stroke, care)),
  )
  const given = suitable.filter((stroke) => suitsRubbers(stroke, profile))
  return given.length < enough ? suitable : given
}

/** As many as a card has exercises. */
const enough = 3

/** Chops are a defender's; whoever begins learns what is gentle first, without the finer effects. */
function suits(
  { type, technique, effect }: Stroke,
  { profile: { playingStyle }, scores }: Pick<PlayerRecord, 'profile' | 'scores'>,
): boolean {
  const isChop = technique.startsWith('Défense Coupée')
  if (isChop && playingStyle !== null) return playingStyle === 'defender'
  if (playingStyle !== 'beginner' && scores[type] > weakScore) return true
  return isGentle({ technique, effect }) && !lateTechniques.test(technique) && !lateEffects.has(effect)
}

const lateTechniques = /^(Pioche|Flip)/
const lateEffects = new Set(['Dévié', 'Float'])

/** Library exercises that a coach named freely, if they take as long as an advised exercise. */
function ownStrokes(category: Category, followUp: FollowUp | null): readonly Stroke[] {
  const known = composable(category)
  return (followUp?.library ?? [])
    .filter(({ type, minutes }) => type === category && minutes >= 15 && minutes <= 20)
    .filter((exercise) => !known.some((stroke) => sameComposition(stroke, exercise)))
    .map((exercise) => ({ ...compositionOf(exercise), ofClub: exercise }))
}

function compositionOf({ type, technique, effect }: Composition): Composition {
  return { type, technique, effect }
}

function repetition({ technique }: Stroke, before: readonly Stroke[]): number {
  return repeatedTechnique * before.filter((stroke) => stroke.technique === technique).length
}

function worthOf(stroke: Stroke, kind: AdviceKind, record: PlayerRecord, now: Date): number {
  const { followUp, training } = record
  const fits = worthOfFitting(stroke, record)
  if (!followUp) return fits
  const rests = training && kind !== 'strength'
  const pause = rests ? (pauseOf(stroke, training.practisedAt, now)?.days ?? Infinity) : 0
  return (
    fits +
    Math.max(...statusesOf(stroke, followUp).map((status) => worth[kind][status])) +
    (isRequested(stroke, followUp) ? worthOfRequest : 0) +
    (isInLibrary(stroke, followUp) ? worthOfLibrary : 0) +
    Math.min(mostWorthOfPause, pause / daysPerWorth)
  )
}

/** For this player and their score, whether a drill shows it: nothing is too hard that a coach has begun or the player asked for. */
function worthOfFitting(stroke: Stroke, record: PlayerRecord): number {
  const { followUp, scores } = record
  const drill = advisedDrill(stroke, { setup: 'withPartner', inTheHall: true }, record)
  const isEasyEnough = !drill || suitsScore(drill, scores[stroke.type])
  if (drill && isDrawn(drill) && isEasyEnough && suits(stroke, record)) return worthOfDrawing
  const isWanted =
    followUp && (isRequested(stroke, followUp) || statusesOf(stroke, followUp).includes('in_progress'))
  return stroke.ofClub || isWanted || (isEasyEnough && suits(stroke, record)) ? 0 : worthOfUnsuited
}

export function isRequested(stroke: Composition, { requests }: FollowUp): boolean {
  return requests.some((request) => sameComposition(request, stroke))
}

export function isInLibrary(stroke: Composition, { library }: FollowUp): boolean {
  return library.some((exercise) => sameComposition(exercise, stroke))
}

export function statusesOf(stroke: Composition, followUp: FollowUp): readonly TechniqueStatus[] {
  return evaluationsBehind(stroke, followUp).map(({ status }) => status)
}

export interface StrokeEvaluation {
  /** A technique of the catalogue; null for the stroke itself. */
  readonly technique: string | null
  readonly status: TechniqueStatus
  readonly evaluation: Evaluation | null
}

/** The exercise's own evaluation, if any, otherwise those of the techniques that it practises. At least one. */
export function evaluationsBehind(
  stroke: Composition,
  { evaluations }: FollowUp,
): readonly StrokeEvaluation[] {
  const own = latestOf(stroke, evaluations)
  const practised = own ? [] : catalogueTechniquesOf(stroke)
  if (practised.length === 0) {
    return [{ technique: null, status: own?.status ?? 'not_evaluated', evaluation: own ?? null }]
  }
  return practised.map(({ id, name }) => {
    const evaluation = evaluations.find((evaluation) => evaluation.id === id) ?? null
    return { technique: name, status: evaluation?.status ?? 'not_evaluated', evaluation }
  })
}

/** Matched by name: several exercises may have had it. One that was reset to « Non évalué » does not count. */
function latestOf(stroke: Composition, evaluations: FollowUp['evaluations']): Evaluation | undefined {
  const { name, category } = exerciseTechnique({ ...stroke, id: '' })
  return evaluations
    .filter((each) => each.category === category && each.name === name && each.status !== 'not_evaluated')
    .toSorted((a, b) => b.lastEvaluation.localeCompare(a.lastEvaluation))[0]
}

/** Days since the last practice of the stroke's most recently practised technique; null without a known practice. */
export function pauseOf(
  stroke: Composition,
  practisedAt: ReadonlyMap<string, string>,
  now: Date,
): { readonly technique: string; readonly days: number } | null {
  const pauses = catalogueTechniquesOf(stroke).flatMap(({ id, name }) => {
    const last = practisedAt.get(id)
    return last === undefined ? [] : [{ technique: name, days: wholeDays(last, now) }]
  })
  return pauses.toSorted((a, b) => a.days - b.days)[0] ?? null
}
