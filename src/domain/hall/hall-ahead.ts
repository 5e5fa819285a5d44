import { addMinutes, isHallOpen, type SessionDuration } from '../training-session.ts'

/** For so many days to come a coach's device keeps what the hall needs. */
export const aheadDays = 7

/** More are not read ahead, whatever a club plans. */
export const maxAhead = 20

/** So long before a session the hall's own files are there as well. */
const nearMinutes = 24 * 60

interface Planned {
  readonly startsAt: string
  readonly duration: SessionDuration
  readonly cancelledAt?: string | undefined
  readonly coaches?: readonly { readonly id: string }[] | undefined
}

/** Whose evening may be held from this device: the coach's own first, then the others; soonest first. */
export function sessionsAhead<S extends Planned>(sessions: readonly S[], coachId: string, now: Date): S[] {
  const isTheirs = ({ coaches }: S) => Boolean(coaches?.some(({ id }) => id === coachId))
  return sessions
    .filter((session) => !session.cancelledAt && isHallOpen(session, now))
    .toSorted((a, b) => Number(isTheirs(b)) - Number(isTheirs(a)) || a.startsAt.localeCompare(b.startsAt))
    .slice(0, maxAhead)
}

/** Whether it begins within a day, or has begun. */
export function isNear({ startsAt }: Pick<Planned, 'startsAt'>, now: Date): boolean {
  return addMinutes(startsAt, -nearMinutes) <= now
}
