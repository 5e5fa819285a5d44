import type { Composition } from '../exercise.ts'
import { solidScore, summaryOf, titleOf, withCare } from './advice-words.ts'
import {
  type Advice,
  describedStroke,
  drillsFor,
  exercisesOn,
  exercisesPerCard,
  faultsIn,
  tipsOn,
} from './advised.ts'
import type { FollowUp, PlayerRecord } from './player-record.ts'
import { reasonsFor } from './reasons.ts'
import { refreshCard } from './refresh-card.ts'
import { bestStrokes, composableFor, type Stroke } from './strokes.ts'
import { adviceKinds, type Subject, subjectsOf } from './subjects.ts'

/** Most urgent first. The order of the record's lists does not change the result. */
export function advise(record: PlayerRecord, now: Date): readonly Advice[] {
  const ordered = { ...record, followUp: record.followUp && inOrder(record.followUp) }
  const advised: Composition[] = []
  const cards = subjectsOf(record.scores).map((subject) => {
    const strokes = bestStrokes(exercisesPerCard, subject, ordered, now, advised)
    advised.push(...strokes)
    return cardOn(subject, strokes, ordered, now)
  })
  const refresh = refreshCard(ordered, now)
  return [...cards, ...(refresh ? [refresh] : [])].toSorted(
    (a, b) => adviceKinds.indexOf(a.kind) - adviceKinds.indexOf(b.kind),
  )
}

/** Ties are decided by the order of the strokes, which must not depend on the database's row order. */
function inOrder(followUp: FollowUp): FollowUp {
  const key = ({ type, technique, effect, minutes, description }: FollowUp['library'][number]) =>
    [type, technique, effect, minutes, description].join('\n')
  return { ...followUp, library: followUp.library.toSorted((a, b) => (key(a) < key(b) ? -1 : 1)) }
}

function cardOn(subject: Subject, strokes: readonly Stroke[], record: PlayerRecord, now: Date): Advice {
  const { kind, category } = subject
  const { profile, scores } = record
  const stroke = describedStroke([...strokes, ...composableFor(category, profile)], profile)
  return {
    kind,
    category,
    title: titleOf(subject),
    summary: withCare(summaryOf(subject, scores), profile),
    tips: tipsOn(stroke, profile),
    faults: kind === 'strength' || scores[category] >= solidScore ? [] : faultsIn(stroke, profile),
    exercises: exercisesOn(strokes, kind, record, now),
    reasons: reasonsFor(subject, record, { strokes, drills: drillsFor(strokes, kind, record) }, now),
  }
}
