import { daysUnpractised, needsRefreshing, refreshAfterDays, type TechniqueClock } from '../skill-clock.ts'
import { catalogueTechnique, catalogueTechniquesOf } from '../technique-catalogue.ts'
import { type Evaluation } from '../technique-evaluation.ts'
import { days, refreshSummary, refreshTitle, withCare } from './advice-words.ts'
import { type Advice, drillsFor, exercisesOn, exercisesPerCard, strokeName, tipsOn } from './advised.ts'
import type { AdvisedProfile, FollowUp, PlayerRecord, Training } from './player-record.ts'
import type { Fact } from './fact.ts'
import { presenceSettings, refreshVariantSettings } from './settings.ts'
import { composableFor, type Stroke } from './strokes.ts'

/** A card on mastered techniques that need refreshing; null without any, or when the plan does not include it. */
export function refreshCard(record: PlayerRecord, now: Date): Advice | null {
  const { followUp, training, profile } = record
  if (!followUp || !training) return null
  const due = dueForRefresh(followUp, training, profile, now)
  const [first, ...others] = due
  if (!first) return null
  const strokes = refreshStrokes(
    due.map(({ evaluation }) => evaluation),
    profile,
  )
  const settings = [
    ...presenceSettings(record, { drills: drillsFor(strokes, 'refresh', record) }),
    ...refreshVariantSettings(strokes, record),
  ]
  return {
    kind: 'refresh',
    category: null,
    title: refreshTitle,
    summary: withCare(refreshSummary, profile),
    tips: tipsOn(strokes[0]!, profile),
    faults: [],
    exercises: exercisesOn(strokes, 'refresh', record, now),
    reasons: {
      scale: null,
      facts: [refreshFact(first), ...others.map(refreshFact), ...settings.map(({ fact }) => fact)],
      change: [changeSentence(due.length), ...settings.map(({ change }) => change)].join(' '),
    },
  }
}

interface Due {
  readonly evaluation: Evaluation
  readonly practisedAt: string | null
  readonly unpractised: number
}

/** Of the catalogue, the longest unpractised first; at most as many as fit on a card. */
function dueForRefresh(
  { evaluations }: FollowUp,
  { practisedAt }: Training,
  profile: AdvisedProfile,
  now: Date,
): Due[] {
  return evaluations
    .filter(({ id }) => catalogueTechnique(id))
    .filter((evaluation) => strokesPractising(evaluation, profile).length > 0)
    .map((evaluation) => ({ evaluation, practisedAt: practisedAt.get(evaluation.id) ?? null }))
    .filter((due) => needsRefreshing(clockOf(due), now))
    .map((due) => ({ ...due, unpractised: daysUnpractised(clockOf(due), now) }))
    .toSorted((a, b) => b.unpractised - a.unpractised || (a.evaluation.id < b.evaluation.id ? -1 : 1))
    .slice(0, exercisesPerCard)
}

function clockOf({ evaluation, practisedAt }: Pick<Due, 'evaluation' | 'practisedAt'>): TechniqueClock {
  return { status: evaluation.status, evaluatedAt: evaluation.lastEvaluation, practisedAt }
}

/** Three strokes, taking the due techniques in rotation; fewer where fewer suit the player. */
function refreshStrokes(due: readonly Evaluation[], profile: AdvisedProfile): Stroke[] {
  const strokes: Stroke[] = []
  for (let turn = 0; turn < exercisesPerCard; turn += 1) {
    const technique = due[turn % due.length]!
    const next = strokesPractising(technique, profile).find(
      (stroke) => !strokes.some((other) => strokeName(other) === strokeName(stroke)),
    )
    if (next) strokes.push(next)
  }
  return strokes
}

function strokesPractising({ id, category }: Evaluation, profile: AdvisedProfile): readonly Stroke[] {
  return composableFor(category, profile).filter((stroke) =>
    catalogueTechniquesOf(stroke).some((technique) => technique.id === id),
  )
}

/** A practice or a new evaluation restarts the skill clock. */
function changeSentence(count: number): string {
  const what =
    count === 1
      ? 'une séance où vous travaillez cette technique, ou une nouvelle évaluation'
      : 'pour chaque technique, une séance où vous la travaillez, ou une nouvelle évaluation'
  return `${what}\u00A0: le compteur de ${days(refreshAfterDays)} repart de zéro.`
}

/** The date shown is the one that the days are counted from. */
function refreshFact({ evaluation, practisedAt, unpractised }: Due): Fact {
  const practisedSince = practisedAt !== null && practisedAt > evaluation.lastEvaluation
  const rest = practisedSince
    ? `pas travaillé depuis ${days(unpractised)}`
    : `maîtrisé il y a ${days(unpractised)}, pas retravaillé depuis`
  return {
    text: `${evaluation.name}\u00A0: ${rest} (seuil\u00A0: ${refreshAfterDays})`,
    quote: null,
    at: practisedSince ? practisedAt : evaluation.lastEvaluation,
  }
}
