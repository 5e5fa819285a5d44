import type { TrainingSession } from '../../contract/training-sessions.ts'
import { weekdayOf } from '../../domain/days.ts'
import type { Weekday } from '../../domain/group.ts'
import { programmeOf } from '../../domain/training-session-programme.ts'
import { nextFreeWeekday } from '../../domain/usual-session.ts'
import { newId } from '../app/new-id.ts'
import { draftOf, type SessionDraft } from './session-draft.ts'

interface Occasion {
  readonly today: string
  /** What is planned from today on. */
  readonly planned: readonly TrainingSession[]
  /** Players and coaches of the club; null where nobody knows them yet. */
  readonly memberIds: ReadonlySet<string> | null
}

/**
 * The same once more, on its weekday, the first on which the group has nothing planned. Neither the roll nor replies, marks and
 * feedback are taken over, and nobody who has left the club.
 */
export function repeatedDraft(
  session: TrainingSession,
  { today, planned, memberIds }: Occasion,
): SessionDraft {
  const draft = draftOf(session)
  const isHere = (id: string) => memberIds === null || memberIds.has(id)
  const weekday = (weekdayOf(session.date) + 1) as Weekday
  const taken = new Set(planned.filter((each) => isAlike(each, session)).map(({ date }) => date))
  return {
    ...draft,
    date: nextFreeWeekday(today, weekday, taken),
    playerIds: draft.playerIds.filter(isHere),
    coachIds: draft.coachIds.filter(isHere),
    programme: programmeOf(session).map((part) => ({ ...part, id: newId() })),
  }
}

/** For the same group; without one, for some of the same players. */
export function isAlike(a: TrainingSession, b: TrainingSession): boolean {
  if (a.group || b.group) return a.group?.id === b.group?.id
  return a.players.some(({ id }) => b.players.some((player) => player.id === id))
}

/** The latest of each group, and of those without one; latest first. */
export function latestOfEach(past: readonly TrainingSession[]): TrainingSession[] {
  const held = past.filter(({ cancelledAt }) => !cancelledAt)
  return held.filter(
    (session, index) => held.findIndex(({ group }) => group?.id === session.group?.id) === index,
  )
}
