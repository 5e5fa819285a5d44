import { refreshAfterDays, wholeDays } from '../skill-clock.ts'
import type { FollowUp, PlayerRecord } from './player-record.ts'
import type { Subject } from './subjects.ts'

/** Up to it what is worked on is made easier. */
export const weakScore = 4

/** As long as a technique stays fresh without practice: what a session was like says nothing of the next ones then. */
export const opinionDays = refreshAfterDays

export function isWeak({ kind, category }: Subject, { scores }: PlayerRecord): boolean {
  return kind !== 'strength' && scores[category] <= weakScore
}

/** The player's last opinion, where it is what makes the exercises easier; null where they would be so, or harder, anyway. */
export function opinionThatEases(subject: Subject, record: PlayerRecord, now: Date): FollowUp['feedback'] {
  return subject.kind === 'strength' || isWeak(subject, record) ? null : negativeOpinion(record, now)
}

/** The player's last one, while it counts. */
export function negativeOpinion({ followUp }: PlayerRecord, now: Date): FollowUp['feedback'] {
  const feedback = followUp?.feedback ?? null
  return feedback?.rating === 'negative' && wholeDays(feedback.givenAt, now) < opinionDays ? feedback : null
}
