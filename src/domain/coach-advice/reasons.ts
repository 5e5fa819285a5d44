import { categories, type Category } from '../category.ts'
import { sameComposition } from '../exercise.ts'
import { highestScore, type PlayerScores, scoreNames } from '../player-scores.ts'
import type { Evaluation } from '../technique-evaluation.ts'
import { statusWords } from './advice-words.ts'
import type { Fact } from './fact.ts'
import type { FollowUp, PlayerRecord, Training } from './player-record.ts'
import { type AdvisedDrills, settingsOf } from './settings.ts'
import { evaluationsBehind } from './strokes.ts'
import { focusThreshold, rangeOf, type ScoreKind, type Subject } from './subjects.ts'

/** Why an advice is given, and what would remove it. */
export interface Reasons {
  /** The score compared with the others; null for advice that does not come from the scores. */
  readonly scale: Scale | null
  /** At least one. */
  readonly facts: readonly [Fact, ...Fact[]]
  /** The end of « Ce qui le ferait changer : ». */
  readonly change: string
}

export interface Scale {
  readonly score: number
  readonly others: readonly number[]
  readonly mark: 'lowest' | 'highest' | 'threshold'
}

/** A longer list would not be read; « Progression » shows all evaluations. */
const mostEvaluations = 3

export function reasonsFor(
  subject: Subject,
  record: PlayerRecord,
  advised: AdvisedDrills,
  now: Date,
): Reasons {
  const { scores, scoresSetAt, followUp, training } = record
  const facts = [
    ...(training ? trendFacts(subject.category, record, training) : []),
    ...(followUp ? [...evaluationFacts(subject, followUp, advised), ...requestFacts(followUp, advised)] : []),
  ]
  const settings = settingsOf(subject, record, advised, now)
  return {
    scale: scaleOf(subject, scores),
    facts: [
      { text: scoreSentence(subject, scores), quote: null, at: scoresSetAt },
      ...facts,
      ...settings.map(({ fact }) => fact),
    ],
    change: [changeSentence(subject, scores), ...settings.map(({ change }) => change)].join(' '),
  }
}

function scaleOf({ kind, category }: Subject, scores: PlayerScores): Scale {
  return { score: scores[category], others: othersOf(category, scores), mark: marks[kind] }
}

const marks = { improvement: 'lowest', focus: 'threshold', strength: 'highest' } as const

function othersOf(category: Category, scores: PlayerScores): number[] {
  return categories.filter((other) => other !== category).map((other) => scores[other])
}

function scoreSentence({ kind, category }: Subject, scores: PlayerScores): string {
  const own = `${scoreNames[category]} ${scores[category]}/${highestScore}`
  if (kind === 'focus') return `${own}, sous le seuil de ${focusThreshold}`
  const { lowest, highest } = rangeOf(scores)
  if (lowest === highest) return `${own}, comme les trois autres`
  const shared = othersOf(category, scores).includes(scores[category])
  const place = kind === 'strength' ? 'haute' : 'basse'
  return shared ? `${own}, parmi les plus ${place}s des quatre` : `${own}, la plus ${place} des quatre`
}

function changeSentence({ kind, category }: Subject, scores: PlayerScores): string {
  const name = scoreNames[category]
  const own = scores[category]
  const others = othersOf(category, scores)
  if (kind === 'focus') return `une note ${name} de ${focusThreshold} ou plus.`
  if (kind === 'strength') {
    return own < highestScore
      ? `une autre note qui passerait au-dessus de ${own}.`
      : `une note ${name} qui passerait sous les autres ou sous l’une d’elles.`
  }
  const nextLowest = Math.min(...others)
  return nextLowest < highestScore
    ? `une note ${name} au-dessus de ${nextLowest}. Elle ne serait alors plus la plus basse.`
    : `une autre note qui passerait sous ${own}.`
}

/** « Défense en hausse, de 3 à 4 », dated when the score reached its present value. */
function trendFacts(
  category: Category,
  { scores, scoresSetAt }: PlayerRecord,
  { scoreHistory }: Training,
): Fact[] {
  const before = scoreHistory
    .filter((entry) => entry.setAt < scoresSetAt && entry.scores[category] !== scores[category])
    .toSorted((a, b) => b.setAt.localeCompare(a.setAt) || a.scores[category] - b.scores[category])[0]
  if (!before) return []
  const direction = before.scores[category] < scores[category] ? 'en hausse' : 'en baisse'
  const text = `${scoreNames[category]} ${direction}, de ${before.scores[category]} à ${scores[category]}`
  const [movedAt] = scoreHistory
    .map(({ setAt }) => setAt)
    .filter((setAt) => setAt > before.setAt && setAt < scoresSetAt)
    .toSorted()
  return [{ text, quote: null, at: movedAt ?? scoresSetAt }]
}

function evaluationFacts({ kind }: Subject, followUp: FollowUp, { strokes }: AdvisedDrills): Fact[] {
  const behind = strokes
    .flatMap((stroke) => evaluationsBehind(stroke, followUp))
    .map(({ evaluation }) => evaluation)
  return [...new Set(behind)]
    .filter((evaluation) => evaluation !== null)
    .filter((evaluation) => speaksFor(kind, evaluation))
    .toSorted((a, b) => b.lastEvaluation.localeCompare(a.lastEvaluation) || a.name.localeCompare(b.name))
    .slice(0, mostEvaluations)
    .map(({ name, status, coachNotes, lastEvaluation }) => ({
      text: `${name}\u00A0: ${statusWords[status]}`,
      quote: coachNotes.trim() || null,
      at: lastEvaluation,
    }))
}

function requestFacts({ requests }: FollowUp, { strokes }: AdvisedDrills): Fact[] {
  return strokes
    .flatMap((stroke) => {
      const [last] = requests
        .filter((request) => sameComposition(request, stroke))
        .map(({ askedAt }) => askedAt)
        .toSorted()
        .toReversed()
      const text = `Votre demande\u00A0: ${stroke.technique} - ${stroke.effect}`
      return last === undefined ? [] : [{ text, quote: null, at: last }]
    })
    .toSorted((a, b) => b.at.localeCompare(a.at) || (a.text < b.text ? -1 : 1))
}

/** Mastered techniques explain a strength, techniques in progress the other kinds. */
function speaksFor(kind: ScoreKind, { status }: Evaluation): boolean {
  return status === (kind === 'strength' ? 'mastered' : 'in_progress')
}
