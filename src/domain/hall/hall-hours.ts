import { rollOpensMinutes } from '../attendance.ts'
import { addMinutes, extensionMinutes, sessionEnd, type SessionDuration } from '../training-session.ts'
import type { HallEvent } from './hall-event.ts'
import { timerOf } from './hall-timer.ts'

/** What an evening in the hall comes to for everybody who is not there. */
export interface HallHours {
  /** « Lancer ». */
  readonly begunAt: Date | null
  /** « Fermer la séance », in full minutes. */
  readonly endedAt: Date | null
  /** When the block that runs is over. */
  readonly runsUntil: Date | null
}

export function hallHours(events: readonly HallEvent[]): HallHours {
  const { block, begunAt, endedAt } = timerOf(events)
  const runsUntil = block && block.since !== null ? block.since + block.lengthMs - block.playedMs : null
  const minute = endedAt === null ? null : new Date(fullMinute(new Date(endedAt).toISOString()))
  return { begunAt: dateOf(begunAt), endedAt: minute, runsUntil: dateOf(runsUntil) }
}

function dateOf(instant: number | null): Date | null {
  return instant === null ? null : new Date(instant)
}

interface Planned {
  readonly startsAt: Date
  readonly duration: SessionDuration
}

/**
 * Where the hall says otherwise than the clock: `begunAt` before the start, `endsAt` instead of the usual end. An evening that
 * was closed before the start was only tried out, and what a session was moved away from says nothing of it.
 */
export function underWay(
  { startsAt, duration }: Planned,
  { begunAt, endedAt, runsUntil }: HallHours,
): { readonly begunAt?: string; readonly endsAt?: string } {
  const usual = sessionEnd({ startsAt, duration })
  const opens = addMinutes(startsAt, -rollOpensMinutes)
  const isEarly = begunAt && opens <= begunAt && begunAt < startsAt && !(endedAt && endedAt < startsAt)
  const longest = addMinutes(usual, extensionMinutes)
  const end = runsUntil && usual < runsUntil ? earlier(runsUntil, longest) : usual
  const endsAt = endedAt && startsAt <= endedAt ? earlier(endedAt, end) : end
  return {
    ...(isEarly && { begunAt: begunAt.toISOString() }),
    ...(endsAt < usual || usual < endsAt ? { endsAt: endsAt.toISOString() } : {}),
  }
}

function earlier(a: Date, b: Date): Date {
  return a < b ? a : b
}

interface Hours {
  readonly startsAt: string
  readonly begunAt?: string | undefined
  readonly endsAt?: string | undefined
}

/**
 * What the device knows of it until the server has the event and says it (`underWay`): a block of the hall was started, or the
 * evening closed, at that ISO instant.
 */
export function noteInHall<S extends Hours>(
  session: S,
  { type, at }: { readonly type: string; readonly at: string },
): S {
  if (type === 'start') return { ...session, begunAt: at, endsAt: undefined }
  if (type === 'back') return { ...session, endsAt: undefined }
  if (type !== 'end') return session
  // Before its start it was only tried out.
  if (at < session.startsAt) return { ...session, begunAt: undefined }
  return { ...session, endsAt: fullMinute(at) }
}

/** Screens count full minutes: what was closed a moment ago is over on them. */
function fullMinute(instant: string): string {
  return `${instant.slice(0, 16)}:00.000Z`
}
