import { whyCannot } from './ability.ts'
import type { Member } from './actor.ts'
import type { AnyRefusal, Refusal } from './refusal.ts'
import { addMinutes, isUpcoming, maxParticipants } from './training-session.ts'

export const presences = ['present', 'absent', 'excused'] as const
export type Presence = (typeof presences)[number]

/** What a player says beforehand: « Je viens » or « Je ne viens pas ». */
export const replies = ['coming', 'not_coming'] as const
export type Reply = (typeof replies)[number]

/** Why somebody does not come, if they say so: nothing about health. Coaches read it, other players never do. */
export const absenceReasons = ['school', 'competition', 'holidays', 'unavailable'] as const
export type AbsenceReason = (typeof absenceReasons)[number]

export interface Occasion {
  readonly startsAt: Date
  readonly participantIds: readonly string[]
}

/** How long before its session the roll opens. */
export const rollOpensMinutes = 60

/** How long after its session screens still offer to add somebody who turned up. */
export const arrivalDays = 7

/** A coach calls the roll during the session or long after it; before, only devices of an earlier release did. */
export function whyNotCallRoll(
  actor: Member,
  { participantIds }: Pick<Occasion, 'participantIds'>,
  playerId: string,
): AnyRefusal | null {
  return whyCannot(actor, 'callRoll') ?? (participantIds.includes(playerId) ? null : 'player-not-in-session')
}

/**
 * Whether anybody is there is known when they arrive: before, players say whether they come. Screens offer no roll until
 * then; a mark that a device has queued is taken all the same.
 */
export function whyRollClosed({ startsAt }: Starting, now: Date): Refusal | null {
  return addMinutes(startsAt, -rollOpensMinutes) <= now ? null : 'roll-not-open'
}

/**
 * Whoever turned up is added from the opening of the roll on. Screens offer it for seven days; what a device has queued is taken
 * however late it has network again, like the marks.
 */
export function whyNotAddArrival(
  actor: Member,
  session: Occasion,
  playerId: string,
  now: Date,
): AnyRefusal | null {
  const cannot = whyCannot(actor, 'callRoll') ?? whyRollClosed(session, now)
  if (cannot || session.participantIds.includes(playerId)) return cannot
  return whyFull(session)
}

function whyFull({ participantIds }: Pick<Occasion, 'participantIds'>): Refusal | null {
  return participantIds.length < maxParticipants ? null : 'session-full'
}

export function whyTooLateToAdd({ startsAt }: Starting, now: Date): Refusal | null {
  return now <= addMinutes(startsAt, arrivalDays * 24 * 60) ? null : 'too-late-to-add'
}

interface Starting {
  /** An instant; ISO where it is a text. */
  readonly startsAt: Date | string
}

/** What stands on the roll: the coach's mark; without one, whoever said that they do not come is excused. */
export function notedPresence({ presence, reply }: Pick<Participant, 'presence' | 'reply'>): Presence | null {
  return presence ?? (reply === 'not_coming' ? 'excused' : null)
}

/** A participant may change their mind until the session begins. */
export function whyNotReply(
  actor: Member,
  { startsAt, participantIds }: Occasion,
  now: Date,
): AnyRefusal | null {
  const cannot = whyCannot(actor, 'replyToSessions')
  if (cannot) return cannot
  if (!participantIds.includes(actor.id)) return 'not-a-participant'
  return isUpcoming({ startsAt }, now) ? null : 'session-has-begun'
}

/** What the roll notes of one player, and by whom; null by nobody. */
export interface Mark {
  readonly presence: Presence | null
  readonly by: string | null
}

/** `was` is what stood on the coach's screen. */
export interface Marking {
  readonly presence: Presence | null
  readonly was: Presence | null
}

/**
 * Two coaches may call the roll at once. The same mark from both is no quarrel, and one's own may be corrected from any
 * device; another coach's is overwritten only by who has seen it.
 */
export function whyNotOverwrite(actor: Member, mark: Mark, { presence, was }: Marking): AnyRefusal | null {
  const agrees = mark.presence === presence || mark.presence === was
  return agrees || mark.by === actor.id ? null : 'changed-meanwhile'
}

export interface Participant {
  readonly id: string
  readonly name: string
  readonly presence?: Presence | null | undefined
  /** By whom, and when, as an ISO instant. `by` is null where nobody can say. */
  readonly marked?: { readonly by: string | null; readonly at: string } | null | undefined
  /** « En retard »: when somebody who is present arrived, as an ISO instant. */
  readonly lateAt?: string | undefined
  readonly reply?: Reply | null | undefined
  /** The guardian’s name. */
  readonly repliedBy?: string | undefined
  /** Has neither an address nor a device nor a guardian. */
  readonly cannotReply?: true | undefined
  /** Absent where none was given. */
  readonly absenceReason?: AbsenceReason | undefined
}

interface Attended {
  readonly players: readonly Participant[]
}

/** The same session where that player is marked so already. */
export function markPresence<S extends Attended>(
  session: S,
  { playerId, presence, lateAt = null }: PlayerMark,
  by: string | null,
  now: Date,
): S {
  const late = presence === 'present' ? lateAt : null
  return mark(session, presence, ({ id }) => id === playerId, { by, at: now.toISOString() }, late)
}

interface PlayerMark {
  readonly playerId: string
  readonly presence: Presence | null
  readonly lateAt?: string | null | undefined
}

/** Whoever has a mark keeps it. */
export function markAllPresent<S extends Attended>(
  session: S,
  { playerIds }: { readonly playerIds: readonly string[] },
  by: string | null,
  now: Date,
): S {
  const isMeant = ({ id, presence }: Participant) => !presence && playerIds.includes(id)
  return mark(session, 'present', isMeant, { by, at: now.toISOString() })
}

function mark<S extends Attended>(
  session: S,
  presence: Presence | null,
  isMeant: (player: Participant) => boolean,
  marked: Participant['marked'],
  lateAt: string | null = null,
): S {
  const changes = (player: Participant) =>
    isMeant(player) && ((player.presence ?? null) !== presence || (player.lateAt ?? null) !== lateAt)
  if (!session.players.some(changes)) return session
  return withPlayers(session, (player) => {
    if (!changes(player)) return player
    const { lateAt: _, ...punctual } = player
    return { ...punctual, presence, marked: presence && marked, ...(lateAt && { lateAt }) }
  })
}

/**
 * The same session where that player takes part and is marked so already. Whoever is marked otherwise keeps the mark, unless
 * it `was` seen.
 */
export function addArrival<S extends Attended & { readonly version: number }>(
  session: S,
  { id, name, was }: Pick<Participant, 'id' | 'name'> & { readonly was?: Presence | null | undefined },
  by: string | null,
  now: Date,
): S {
  const there = session.players.find((player) => player.id === id)
  if (there) {
    const isSeen = !there.presence || there.presence === was
    return isSeen ? markPresence(session, { playerId: id, presence: 'present' }, by, now) : session
  }
  const marked = { by, at: now.toISOString() }
  const arrival: Participant = { id, name, presence: 'present', marked, reply: null }
  const players = [...session.players, arrival].toSorted((a, b) => a.name.localeCompare(b.name, 'fr'))
  return { ...session, players, version: session.version + 1 }
}

/** Who was marked otherwise in between. */
export function newlyMarked(before: Attended, after: Attended): string[] {
  const known = new Map(before.players.map((player) => [player.id, player]))
  return after.players.flatMap(({ id, presence, lateAt }) => {
    const was = known.get(id)
    return was?.presence === presence && was?.lateAt === lateAt ? [] : [id]
  })
}

/** Of those who are invited: who comes, and who does not. The others have not said. */
export interface ReplyCounts {
  readonly coming: number
  readonly notComing: number
}

export function countReplies(players: readonly Pick<Participant, 'reply'>[]): ReplyCounts {
  const count = (wanted: Reply) => players.filter(({ reply }) => reply === wanted).length
  return { coming: count('coming'), notComing: count('not_coming') }
}

/** « Sans réponse »: who could have said, and has not. */
export function owesReply({ reply, cannotReply }: Pick<Participant, 'reply' | 'cannotReply'>): boolean {
  return !reply && !cannotReply
}

/** What a participant says at once; a reason belongs to « Je ne viens pas » alone. */
export interface GivenReply {
  readonly reply: Reply | null
  readonly absenceReason?: AbsenceReason | null | undefined
}

export function absenceReasonOf({ reply, absenceReason }: GivenReply): AbsenceReason | null {
  return reply === 'not_coming' ? (absenceReason ?? null) : null
}

export function giveReply<S extends Attended>(session: S, playerId: string, given: GivenReply): S {
  const absenceReason = absenceReasonOf(given)
  return withPlayers(session, (player) => {
    if (player.id !== playerId) return player
    return { ...withoutReply(player), reply: given.reply, ...(absenceReason && { absenceReason }) }
  })
}

export function withoutReply(player: Participant): Participant {
  const { absenceReason: _, repliedBy: __, ...asked } = player
  return { ...asked, reply: null }
}

/** A reply belongs to the start that was on the screen; an earlier release did not say which. */
export function whyNotReplyTo(
  session: { readonly startsAt: string },
  seen: { readonly startsAt?: string | undefined },
): Refusal | null {
  return seen.startsAt === undefined || seen.startsAt === session.startsAt ? null : 'changed-meanwhile'
}

function withPlayers<S extends Attended>(session: S, change: (player: Participant) => Participant): S {
  return { ...session, players: session.players.map(change) }
}

/** Present out of present and absent, in whole percent; null before any roll was called. Excused ones do not count. */
export function attendanceRate(counts: { present: number; absent: number }): number | null {
  const called = counts.present + counts.absent
  return called === 0 ? null : Math.round((100 * counts.present) / called)
}

/** What the dashboard names as a goal, in percent, until a roll has been called. */
export const attendanceGoal = 95
export const attendanceWindowDays = 90
