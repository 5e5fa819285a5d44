import type { Category } from '../category.ts'
import { refreshAfterDays, wholeDays } from '../skill-clock.ts'
import type { FollowUp, PlayerRecord } from './player-record.ts'
import type { AdviceKind } from './subjects.ts'

/** At this score and below, exercises are made easier, whatever they are advised for. */
export const weakScore = 4

/** A negative opinion counts for as long as a technique stays fresh without practice. */
export const opinionDays = refreshAfterDays

/** What exercises are advised for, and of which category. */
interface Aim {
  readonly kind: AdviceKind
  readonly category: Category
}

/** How an exercise is varied; null leaves it as it is: who plays for their health is never pushed. */
export function variantFor(aim: Aim, record: PlayerRecord, now: Date): 'harder' | 'easier' | null {
  if (isWeak(aim.category, record) || opinionThatEases(aim, record, now)) return 'easier'
  return record.profile.playerType === 'ping-sante' ? null : 'harder'
}

export function isWeak(category: Category, { scores }: PlayerRecord): boolean {
  return scores[category] <= weakScore
}

/** An opinion says nothing about what is already a strength, or was mastered. */
export function canEase(kind: AdviceKind): boolean {
  return kind === 'improvement' || kind === 'focus'
}

/** The player's last opinion if it alone makes the exercises easier, otherwise null. */
export function opinionThatEases(
  { kind, category }: Aim,
  record: PlayerRecord,
  now: Date,
): FollowUp['feedback'] {
  return canEase(kind) && !isWeak(category, record) ? negativeOpinion(record, now) : null
}

/** The player's last opinion if it is negative and recent enough to count. */
export function negativeOpinion({ followUp }: PlayerRecord, now: Date): FollowUp['feedback'] {
  const feedback = followUp?.feedback ?? null
  return feedback?.rating === 'negative' && wholeDays(feedback.givenAt, now) < opinionDays ? feedback : null
}
