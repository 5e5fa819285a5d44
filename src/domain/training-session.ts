import { whyCannot } from './ability.ts'
import type { Member } from './actor.ts'
import type { ExerciseContent } from './exercise.ts'
import type { AnyRefusal, Refusal } from './refusal.ts'

export const sessionDurations = ['1h', '1h30', '2h'] as const
export type SessionDuration = (typeof sessionDurations)[number]

export const defaultSessionTime = '18:00'
export const defaultSessionDuration: SessionDuration = '1h'

export const maxProgrammeLength = 50
export const maxParticipants = 500

export const sessionsPerPage = 5

/** How long the row of a deleted session is kept. */
export const deletedSessionKeptDays = 30

export function sessionMinutes(duration: SessionDuration): number {
  return { '1h': 60, '1h30': 90, '2h': 120 }[duration]
}

/** Upcoming: starts now or later; otherwise past. */
export function isUpcoming(session: { startsAt: Date }, now: Date): boolean {
  return session.startsAt >= now
}

/** How long a session may run over its duration before it counts as over. */
export const overrunMinutes = 30

interface Timed {
  /** An instant; ISO where it is a text. */
  readonly startsAt: Date | string
  readonly duration: SessionDuration
  /** « Annulée » since; absent from one that takes place. */
  readonly cancelledAt?: string | undefined
  /** Where the hall says so: begun before its start, over at another time than usual (`underWay`). */
  readonly begunAt?: string | undefined
  readonly endsAt?: string | undefined
}

export type SessionPhase = 'upcoming' | 'in-progress' | 'over' | 'cancelled'

/** Derived from the clock and from what the hall says: nothing has to run for a session to begin or to end. */
export function sessionPhase(session: Timed, now: Date): SessionPhase {
  if (session.cancelledAt) return 'cancelled'
  if (!session.begunAt && isUpcoming({ startsAt: new Date(session.startsAt) }, now)) return 'upcoming'
  return now < sessionEnd(session) ? 'in-progress' : 'over'
}

/** Whenever its hall was closed: a roll that is called while people leave corrects nothing. */
export function isOverByClock(session: Timed, now: Date): boolean {
  return sessionPhase({ ...session, begunAt: undefined, endsAt: undefined }, now) === 'over'
}

/** When it is over, and no longer « En cours ». */
export function sessionEnd({ startsAt, duration, endsAt }: Timed): Date {
  return endsAt ? new Date(endsAt) : addMinutes(startsAt, sessionMinutes(duration) + overrunMinutes)
}

/** How much longer than usual a running block of its hall keeps a session « En cours », at most. */
export const extensionMinutes = 60

/** One may come back to its hall, also where it was closed by mistake, as long as a block that runs keeps it « En cours ». */
export function isHallOpen({ startsAt, duration }: Timed, now: Date): boolean {
  return now < addMinutes(sessionEnd({ startsAt, duration }), extensionMinutes)
}

export function addMinutes(instant: Date | string, minutes: number): Date {
  return new Date(new Date(instant).getTime() + minutes * 60_000)
}

export const ratings = ['positive', 'negative'] as const
export type Rating = (typeof ratings)[number]

export interface FeedbackOccasion {
  readonly startsAt: Date
  readonly participantIds: readonly string[]
  readonly feedbackFrom: readonly string[]
}

/** A participant says once what a session was like, when its time has passed. */
export function whyNotGiveFeedback(actor: Member, session: FeedbackOccasion, now: Date): AnyRefusal | null {
  const cannot = whyCannot(actor, 'giveFeedback')
  if (cannot) return cannot
  if (!session.participantIds.includes(actor.id)) return 'not-a-participant'
  if (isUpcoming(session, now)) return 'session-not-past'
  return session.feedbackFrom.includes(actor.id) ? 'feedback-already-given' : null
}

export interface FeedbackRequest extends Timed {
  readonly players: readonly { readonly id: string; readonly presence?: string | null | undefined }[]
  /** By player. */
  readonly feedback: Readonly<Record<string, unknown>>
}

/** The server takes feedback from the start on; it is asked for when the session is over, and not of who was absent. */
export function asksForFeedback(session: FeedbackRequest, playerId: string, now: Date): boolean {
  const player = session.players.find(({ id }) => id === playerId)
  if (!player || player.presence === 'absent' || playerId in session.feedback) return false
  return sessionPhase(session, now) === 'over'
}

interface Feedback {
  readonly playerId: string
  readonly playerName: string
  readonly rating: Rating
  readonly comment: string
  /** An ISO instant. */
  readonly createdAt: string
}

export function giveFeedback<S extends { readonly feedback: Readonly<Record<string, Feedback>> }>(
  session: S,
  { rating, comment }: Pick<Feedback, 'rating' | 'comment'>,
  { id, name }: { readonly id: string; readonly name: string },
  now: Date,
): S {
  const own = { playerId: id, playerName: name, rating, comment, createdAt: now.toISOString() }
  return { ...session, feedback: { ...session.feedback, [id]: own } }
}

/** Every participant is a player of the club; `clubPlayerIds` are those who are. */
export function whyNotInvite(
  playerIds: readonly string[],
  clubPlayerIds: ReadonlySet<string>,
): Refusal | null {
  return playerIds.every((id) => clubPlayerIds.has(id)) ? null : 'not-a-club-player'
}

type Drill = Pick<ExerciseContent, 'technique' | 'effect'>

/** Two players of one session may have asked for the same. */
export function hasExercise(programme: readonly Drill[], { technique, effect }: Drill): boolean {
  return programme.some((entry) => entry.technique === technique && entry.effect === effect)
}

/** The programme of a player's next session takes one exercise more; null when there is no such session. */
export function whyNotAddExercise(programme: readonly Drill[] | null, exercise: Drill): Refusal | null {
  if (programme === null) return 'no-next-session'
  return hasExercise(programme, exercise) || programme.length < maxProgrammeLength ? null : 'programme-full'
}
