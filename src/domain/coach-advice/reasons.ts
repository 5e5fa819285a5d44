import { attendanceRate, attendanceWindowDays } from '../attendance.ts'
import { categories, type Category } from '../exercise.ts'
import { highestScore, type PlayerScores, scoreNames } from '../player-scores.ts'
import type { StrokeAdvice } from '../stroke-advice/stroke-advice.ts'
import { latestEvaluations, type Evaluation } from '../technique-evaluation.ts'
import { statusWords } from './advice-words.ts'
import { opinionDays, opinionThatEases } from './opinion.ts'
import type { FollowUp, PlayerRecord, Training } from './player-record.ts'
import { focusThreshold, rangeOf, type ScoreKind, type Subject } from './subjects.ts'

/** Why an advice is there, and what would make it go. */
export interface Reasons {
  /** Where the score stands among the others; null for what does not come from the scores. */
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

export interface Fact {
  readonly text: string
  /** What the coach wrote, word for word. */
  readonly quote: string | null
  /** Its ISO instant, where it has one. */
  readonly at: string | null
}

/** So few evaluations are read; the others are on « Progression ». */
const mostEvaluations = 3
/** Below it, of at least so many roll calls, one does most of one's training alone. */
const rarelyPresentPercent = 60
const fewestRollCalls = 3

/** @param drills what is advised to do, so that nothing is promised that is not there */
export function reasonsFor(
  subject: Subject,
  record: PlayerRecord,
  drills: readonly (keyof StrokeAdvice['drills'] | null)[],
  now: Date,
): Reasons {
  const { scores, scoresSetAt, followUp, training } = record
  // A club's own exercises stay as its coach wrote them.
  const opinion = drills.some((drill) => drill !== null) ? opinionThatEases(subject, record, now) : null
  return {
    scale: scaleOf(subject, scores),
    facts: [
      { text: scoreSentence(subject, scores), quote: null, at: scoresSetAt },
      ...(training ? trendFacts(subject.category, record, training) : []),
      ...(followUp ? followUpFacts(subject, followUp, drills) : []),
      ...(opinion ? [opinionFact(opinion)] : []),
    ],
    change: changeSentence(subject, scores) + (opinion ? ` ${easedUntil}` : ''),
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
    ? `une note ${name} au-dessus de ${nextLowest}, elle ne serait plus la plus basse.`
    : `une autre note qui passerait sous ${own}.`
}

/** « Défense en hausse, de 3 à 4 »: the score before the present one of that category. */
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
  return [{ text, quote: null, at: before.setAt }]
}

function followUpFacts(
  subject: Subject,
  followUp: FollowUp,
  drills: Parameters<typeof reasonsFor>[2],
): Fact[] {
  const { category, kind } = subject
  return [
    ...evaluationFacts(subject, followUp),
    ...followUp.requests
      .filter(({ type }) => type === category)
      .map(({ technique, effect, askedAt }) => ({
        text: `Votre demande\u00A0: ${technique} - ${effect}`,
        quote: null,
        at: askedAt,
      }))
      .toSorted((a, b) => b.at.localeCompare(a.at) || (a.text < b.text ? -1 : 1))
      .slice(0, 1),
    ...(kind === 'strength' || drills.every((drill) => drill === null)
      ? []
      : attendanceFacts(followUp, drills)),
  ]
}

function attendanceFacts(followUp: FollowUp, drills: Parameters<typeof reasonsFor>[2]): Fact[] {
  if (!isRarelyPresent(followUp)) return []
  const { present, absent } = followUp.attendance
  const alone = drills.filter((drill) => drill === 'alone').length
  const done = alone > 1 ? 'deux exercices se font' : 'un exercice se fait'
  const text = `Présence à ${present} des ${present + absent} derniers appels en ${attendanceWindowDays}\u00A0jours\u00A0: ${done} sans partenaire`
  return [{ text, quote: null, at: null }]
}

function opinionFact({ sessionTitle, givenAt }: NonNullable<FollowUp['feedback']>): Fact {
  const text = `Votre avis sur «\u00A0${sessionTitle}\u00A0» était négatif\u00A0: une variante plus facile`
  return { text, quote: null, at: givenAt }
}

const easedUntil = `La variante redevient plus difficile avec un avis positif, ou ${opinionDays}\u00A0jours après l’avis négatif.`

function evaluationFacts({ kind, category }: Subject, { evaluations }: FollowUp): Fact[] {
  return latestEvaluations(evaluations)
    .filter((evaluation) => evaluation.category === category && speaksFor(kind, evaluation))
    .toSorted((a, b) => b.evaluatedAt.localeCompare(a.evaluatedAt) || a.name.localeCompare(b.name))
    .slice(0, mostEvaluations)
    .map(({ name, status, notes, evaluatedAt }) => ({
      text: `${name}\u00A0: ${statusWords[status]}`,
      quote: notes.trim() || null,
      at: evaluatedAt,
    }))
}

/** What is mastered makes a strength; what is begun makes the rest. */
function speaksFor(kind: ScoreKind, { status }: Evaluation): boolean {
  return status === (kind === 'strength' ? 'mastered' : 'in_progress')
}

export function isRarelyPresent({ attendance }: FollowUp): boolean {
  const rate = attendanceRate(attendance)
  const called = attendance.present + attendance.absent
  return rate !== null && called >= fewestRollCalls && rate < rarelyPresentPercent
}
