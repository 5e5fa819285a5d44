import { refreshAfterDays, wholeDays } from '../skill-clock.ts'
import type { FollowUp, PlayerRecord } from './player-record.ts'
import type { Subject } from './subjects.ts'

/** At this score and below, exercises are made easier. */
export const weakScore = 4

/** A negative opinion counts for as long as a technique stays fresh without practice. */
export const opinionDays = refreshAfterDays

export function isWeak({ kind, category }: Subject, { scores }: PlayerRecord): boolean {
  return kind !== 'strength' && scores[category] <= weakScore
}

/** The player's last opinion if it alone makes the exercises easier, otherwise null. */
export function opinionThatEases(subject: Subject, record: PlayerRecord, now: Date): FollowUp['feedback'] {
  return subject.kind === 'strength' || isWeak(subject, record) ? null : negativeOpinion(record, now)
}

/** The player's last opinion if it is negative and recent enough to count. */
export function negativeOpinion({ followUp }: PlayerRecord, now: Date): FollowUp['feedback'] {
  const feedback = followUp?.feedback ?? null
  return feedback?.rating === 'negative' && wholeDays(feedback.givenAt, now) < opinionDays ? feedback : null
}
