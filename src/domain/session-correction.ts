import { type Participant, whyTooLateToAdd } from './attendance.ts'
import { type ExerciseContent, exerciseMinutes } from './exercise.ts'
import { isBlock, type PlacedBlock, programmeOf } from './training-session-programme.ts'
import type { AnyRefusal, Refusal } from './refusal.ts'
import { isMoved } from './session-plan.ts'
import { addMinutes, isUpcoming, type SessionDuration, sessionMinutes } from './training-session.ts'

interface Block extends ExerciseContent {
  readonly id: string
}

interface Planned {
  /** The club's day and time of day. */
  readonly date: string
  readonly time: string
  readonly duration: SessionDuration
  readonly exercises: readonly Block[]
  /** Absent from an edit that leaves them as they are. */
  readonly blocks?: readonly PlacedBlock[] | undefined
}

interface Recorded {
  readonly players: readonly Pick<Participant, 'id' | 'presence'>[]
  /** By player. */
  readonly feedback: Readonly<Record<string, unknown>>
}

interface Session extends Planned, Recorded {
  /** An ISO instant. */
  readonly startsAt: string
}

/**
 * A plan may become any other plan. Once somebody is on the roll, or has said what they thought, a session is a record as
 * well: what it records stays, and what has not been played yet may still change.
 */
export function whyNotCorrect(
  session: Session,
  plan: Planned & { readonly playerIds: readonly string[] },
  now: Date,
): Refusal | null {
  const moves = isMoved(session, plan)
  if (isRecorded(session) && moves) return isRollCalled(session) ? 'session-recorded' : 'session-judged'
  if (session.players.some(({ id }) => isRecordedOf(session, id) && !plan.playerIds.includes(id))) {
    return 'participant-recorded'
  }
  if (moves || isUpcoming({ startsAt: new Date(session.startsAt) }, now)) return null
  const late = addsPlayers(session, plan.playerIds) && whyTooLateToAdd(session, now)
  if (late || !isRecorded(session)) return late || null
  if (sessionMinutes(plan.duration) < sessionMinutes(session.duration)) return 'session-shortened'
  return keepsPlayed(session, plan, now) ? null : 'programme-played'
}

/** Also once its time has passed, for a door that stayed shut; where somebody was there, it took place. */
export function whyNotCancel(session: Recorded): AnyRefusal | null {
  return isRecorded(session) ? 'session-took-place' : null
}

/** Whether its date and time are those of something that took place. */
export function isRecorded(session: Recorded): boolean {
  return isRollCalled(session) || Object.keys(session.feedback).length > 0
}

function isRollCalled({ players }: Pick<Recorded, 'players'>): boolean {
  return players.some(({ presence }) => presence)
}

/** Whether the session says of that player that they were there, or what they thought. */
export function isRecordedOf({ players, feedback }: Recorded, playerId: string): boolean {
  return playerId in feedback || players.some(({ id, presence }) => id === playerId && presence)
}

/** How much of a recorded session's programme has begun by the clock, one after the other from its start. */
export function playedCount(
  session: Recorded & Pick<Session, 'startsAt' | 'exercises' | 'blocks'>,
  now: Date,
): number {
  if (!isRecorded(session)) return 0
  let begins = new Date(session.startsAt)
  const programme = programmeOf(session)
  const ahead = programme.findIndex(({ duration }) => {
    const begun = begins < now
    begins = addMinutes(begins, exerciseMinutes(duration))
    return !begun
  })
  return ahead === -1 ? programme.length : ahead
}

function keepsPlayed(session: Session, { exercises, blocks = session.blocks }: Planned, now: Date): boolean {
  const played = programmeOf(session).slice(0, playedCount(session, now))
  const planned = programmeOf({ exercises, blocks })
  return played.every((entry, index) => sameEntry(entry, planned[index]))
}

function sameEntry(entry: object, other: object | undefined): boolean {
  const fields = isBlock(entry)
    ? ['id', 'title', 'duration']
    : ['id', 'type', 'technique', 'effect', 'duration', 'description']
  const [a, b]: Partial<Record<string, unknown>>[] = [{ ...entry }, { ...other }]
  return fields.every((field) => a?.[field] === b?.[field])
}

function addsPlayers({ players }: Recorded, playerIds: readonly string[]): boolean {
  return playerIds.some((id) => players.every((player) => player.id !== id))
}
