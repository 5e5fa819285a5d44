import { addMinutes, type SessionDuration, sessionMinutes } from './training-session.ts'

/** What a calendar is given of a person's sessions. */

/** 32 random bytes in base64url. */
export const feedToken = /^[\w-]{43}$/

export const maxFeedEvents = 1000

const daysBack = 30
const daysAhead = 366
const dayMs = 24 * 3600_000

/** The past thirty days, and a year to come. */
export function feedRange(now: Date): { from: Date; to: Date } {
  return {
    from: new Date(now.getTime() - daysBack * dayMs),
    to: new Date(now.getTime() + daysAhead * dayMs),
  }
}

export interface FedSession {
  readonly id: string
  readonly title: string
  readonly startsAt: Date
  readonly duration: SessionDuration
  readonly place: string | null
  readonly group: string | null
  readonly cancelledAt: Date | null
  readonly revision: number
  readonly updatedAt: Date
}

export interface FeedEvent {
  readonly uid: string
  /** Rises with each change of what an event shows. */
  readonly sequence: number
  readonly changedAt: Date
  readonly start: Date
  readonly end: Date
  readonly title: string
  readonly place: string | null
  readonly description: string | null
  readonly isCancelled: boolean
}

/** Each date is an event of its own, at an instant: no rule that a calendar would have to expand, no time zone that it would have to know. */
export function feedEventOf(session: FedSession): FeedEvent {
  const { id, title, startsAt, duration, place, group, cancelledAt, revision, updatedAt } = session
  const isCancelled = cancelledAt !== null
  return {
    uid: `${id}@rebond`,
    sequence: revision,
    changedAt: updatedAt,
    start: startsAt,
    end: addMinutes(startsAt, sessionMinutes(duration)),
    // Several calendars show a cancelled event like any other.
    title: isCancelled ? `Annulée\u00A0: ${title}` : title,
    place,
    description: group && `Groupe ${group}`,
    isCancelled,
  }
}

/** Whose calendar it is, for a parent of two players of one club. */
export function feedName(firstName: string, clubName: string | null): string {
  return clubName === null ? `${firstName} · Rebond` : `${firstName} · ${clubName}`
}
