import type { ClubPage } from '../../contract/clubs.ts'
import type { RequestPage } from '../../contract/exercise-requests.ts'
import type { TrainingSession } from '../../contract/training-sessions.ts'
import { type Ability, isFor } from '../../domain/ability.ts'
import type { Actor } from '../../domain/actor.ts'
import { arrivalDays, owesReply } from '../../domain/attendance.ts'
import { addMinutes, sessionPhase } from '../../domain/training-session.ts'

const dayMinutes = 24 * 60
/** How long before a session its programme and its replies are worth a look. */
const programmeDays = 7
const replyDays = 2

export interface Known {
  /** The first page of each list; undefined where it was never read. */
  readonly past: readonly TrainingSession[] | undefined
  readonly upcoming: readonly TrainingSession[] | undefined
  readonly requests: Pick<RequestPage, 'open' | 'requests'> | undefined
  readonly club: ClubPage | undefined
}

export type Task =
  | {
      readonly kind: 'roll' | 'programme'
      readonly count: number
      /** The nearest to now. */
      readonly session: TrainingSession
    }
  | { readonly kind: 'arrivals'; readonly count: number; readonly names: readonly string[] }
  /** The day on which the oldest was asked for; null where it stands on another page. */
  | { readonly kind: 'requests'; readonly count: number; readonly oldest: string | null }
  | { readonly kind: 'replies'; readonly session: TrainingSession }

const abilities: Readonly<Record<Task['kind'], Ability>> = {
  roll: 'callRoll',
  arrivals: 'runClub',
  requests: 'answerRequests',
  programme: 'planSessions',
  replies: 'readAllSessions',
}

/** What waits for a coach, or for an assistant, in the order in which it is to be done. */
export function whatWaits(
  { past = [], upcoming = [], requests, club }: Known,
  actor: Pick<Actor, 'rank'>,
  now: Date,
): readonly Task[] {
  const tasks = [
    ...rollsOf(past, now),
    ...arrivalsOf(club),
    ...requestsOf(requests),
    ...programmesOf(upcoming, now),
    ...repliesOf(upcoming, now),
  ]
  return tasks.filter(({ kind }) => isFor(actor, abilities[kind]))
}

/** Of sessions that are over, as long as who turned up can still be added. */
function rollsOf(past: readonly TrainingSession[], now: Date): Task[] {
  const uncalled = past.filter(
    (session) =>
      sessionPhase(session, now) === 'over' &&
      now <= addMinutes(session.startsAt, arrivalDays * dayMinutes) &&
      session.players.length > 0 &&
      session.players.every(({ presence }) => !presence),
  )
  return uncalled[0] ? [{ kind: 'roll', count: uncalled.length, session: uncalled[0] }] : []
}

function arrivalsOf(club: ClubPage | undefined): Task[] {
  const waiting = club?.administration?.waiting ?? []
  const names = waiting.map(({ firstName, lastName }) => `${firstName} ${lastName}`)
  return names.length > 0 ? [{ kind: 'arrivals', count: names.length, names }] : []
}

function requestsOf(page: Known['requests']): Task[] {
  const count = page?.open.pending ?? 0
  if (!page || count === 0) return []
  const pending = page.requests.filter(({ status }) => status === 'pending')
  const oldest =
    pending.length < count ? null : (pending.map(({ createdAt }) => createdAt).toSorted()[0] ?? null)
  return [{ kind: 'requests', count, oldest }]
}

function programmesOf(upcoming: readonly TrainingSession[], now: Date): Task[] {
  const bare = soon(upcoming, programmeDays, now).filter(({ exercises }) => exercises.length === 0)
  return bare[0] ? [{ kind: 'programme', count: bare.length, session: bare[0] }] : []
}

function repliesOf(upcoming: readonly TrainingSession[], now: Date): Task[] {
  const [session] = soon(upcoming, replyDays, now)
  return session?.players.some(owesReply) ? [{ kind: 'replies', session }] : []
}

function soon(upcoming: readonly TrainingSession[], days: number, now: Date): readonly TrainingSession[] {
  return upcoming.filter(
    (session) =>
      sessionPhase(session, now) === 'upcoming' &&
      new Date(session.startsAt) <= addMinutes(now, days * dayMinutes),
  )
}
