import { daysUnpractised, needsRefreshing, refreshAfterDays, type TechniqueClock } from '../skill-clock.ts'
import { catalogueTechniquesOf } from '../technique-catalogue.ts'
import { catalogueTechnique, type Evaluation } from '../technique-evaluation.ts'
import { days, refreshSummary, refreshTitle } from './advice-words.ts'
import { type Advice, adviceOn, exercisesOn, exercisesPerCard, strokeName, tipFor } from './advised.ts'
import type { FollowUp, PlayerRecord, Training } from './player-record.ts'
import type { Fact } from './reasons.ts'
import { composable, type Stroke } from './strokes.ts'

/** What was mastered and rests too long; null where nothing does, or where the plan does not look at it. */
export function refreshCard(record: PlayerRecord, now: Date): Advice | null {
  const { followUp, training } = record
  if (!followUp || !training) return null
  const due = dueForRefresh(followUp, training, now)
  const [first, ...others] = due
  if (!first) return null
  const strokes = refreshStrokes(due.map(({ evaluation }) => evaluation))
  return {
    kind: 'refresh',
    category: null,
    title: refreshTitle,
    summary: refreshSummary,
    tips: strokes.map((stroke, index) => ({
      stroke: strokeName(stroke),
      ...tipFor('refresh', adviceOn(stroke)!, index),
    })),
    exercises: exercisesOn(strokes, 'harder', 'refresh', record, now),
    reasons: {
      scale: null,
      facts: [refreshFact(first), ...others.map(refreshFact)],
      change: `une séance où vous la travaillez\u00A0: le compteur de ${refreshAfterDays} jours repart de zéro.`,
    },
  }
}

interface Due {
  readonly evaluation: Evaluation
  readonly practisedAt: string | null
  readonly unpractised: number
}

/** Of the catalogue, the longest rest first; no more than a card has room for. */
function dueForRefresh({ evaluations }: FollowUp, { practisedAt }: Training, now: Date): Due[] {
  return evaluations
    .filter(({ techniqueId }) => catalogueTechnique(techniqueId))
    .map((evaluation) => ({ evaluation, practisedAt: practisedAt.get(evaluation.techniqueId) ?? null }))
    .filter((due) => needsRefreshing(clockOf(due), now))
    .map((due) => ({ ...due, unpractised: daysUnpractised(clockOf(due), now) }))
    .toSorted(
      (a, b) =>
        b.unpractised - a.unpractised || (a.evaluation.techniqueId < b.evaluation.techniqueId ? -1 : 1),
    )
    .slice(0, exercisesPerCard)
}

function clockOf({ evaluation, practisedAt }: Pick<Due, 'evaluation' | 'practisedAt'>): TechniqueClock {
  return { status: evaluation.status, evaluatedAt: evaluation.evaluatedAt, practisedAt }
}

/** Three strokes, in turn of each technique that is due. */
function refreshStrokes(due: readonly Evaluation[]): Stroke[] {
  const strokes: Stroke[] = []
  for (let turn = 0; turn < exercisesPerCard; turn += 1) {
    const technique = due[turn % due.length]!
    const next = composable(technique.category).find(
      (stroke) =>
        !strokes.some((other) => strokeName(other) === strokeName(stroke)) &&
        catalogueTechniquesOf(stroke).some(({ id }) => id === technique.techniqueId),
    )
    if (next) strokes.push(next)
  }
  return strokes
}

function refreshFact({ evaluation, practisedAt, unpractised }: Due): Fact {
  const rest =
    practisedAt && practisedAt > evaluation.evaluatedAt
      ? `pas travaillé depuis ${days(unpractised)}`
      : `pas travaillé depuis que vous le maîtrisez, il y a ${days(unpractised)}`
  return {
    text: `${evaluation.name}\u00A0: ${rest} (seuil\u00A0: ${refreshAfterDays})`,
    quote: null,
    at: evaluation.evaluatedAt,
  }
}
