import type { Rank } from './actor.ts'
import { type ClockTime, clockTime, localClock, nextTimeOfDay } from './local-clock.ts'

/** What people are told of their club when they have not opened it: about what, by which channel, and when. */

export const notificationKinds = [
  'session-changed',
  'session-planned',
  'reminder',
  'request-answered',
  'evaluation',
  'arrival',
  'absence',
  'feedback',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

export const notificationChannels = ['mail', 'push'] as const
export type NotificationChannel = (typeof notificationChannels)[number]

interface Kind {
  readonly heardBy: readonly Rank[]
  /** By default. Nobody asked for a mail: only what keeps them from a closed door is mailed, and what always was. */
  readonly mail: boolean
  readonly push: boolean
  /** Reaches its people by one channel at least. */
  readonly essential?: true
  /** Its mail is a digest of its own, at once; the choice holds for it too. */
  readonly mailedApart?: true
  /** The time of day at which it is told, in one message for the day. */
  readonly toldAt?: ClockTime
}

/** A guardian hears what its children without an address would. */
const everybody = ['player', 'coach', 'assistant', 'guardian'] as const

export const kinds: Readonly<Record<NotificationKind, Kind>> = {
  'session-changed': { heardBy: everybody, mail: true, push: true, essential: true },
  'session-planned': { heardBy: everybody, mail: false, push: true },
  reminder: { heardBy: everybody, mail: false, push: true },
  'request-answered': { heardBy: ['player'], mail: false, push: true },
  evaluation: { heardBy: ['player'], mail: false, push: true, toldAt: clockTime('19:00') },
  arrival: { heardBy: ['coach'], mail: true, push: true, mailedApart: true },
  absence: { heardBy: ['coach', 'assistant'], mail: false, push: true },
  feedback: { heardBy: ['coach', 'assistant'], mail: false, push: false, toldAt: clockTime('08:00') },
}

export function kindsFor(rank: Rank): NotificationKind[] {
  return notificationKinds.filter((kind) => kinds[kind].heardBy.includes(rank))
}

type Choice = `${NotificationKind}.${NotificationChannel}`
/** What somebody chose otherwise than it is by default. */
export type NotificationChoices = Readonly<Partial<Record<Choice, boolean>>>

export function wants(
  choices: NotificationChoices,
  kind: NotificationKind,
  channel: NotificationChannel,
): boolean {
  return choices[`${kind}.${channel}`] ?? kinds[kind][channel]
}

export function choose(
  choices: NotificationChoices,
  kind: NotificationKind,
  channel: NotificationChannel,
  wanted: boolean,
): NotificationChoices {
  return { ...choices, [`${kind}.${channel}`]: wanted }
}

/** « Séance déplacée ou annulée » keeps one channel. */
export function whyNotChoose(choices: NotificationChoices): 'one-channel-needed' | null {
  const isSilent = notificationKinds.some(
    (kind) => kinds[kind].essential && !notificationChannels.some((channel) => wants(choices, kind, channel)),
  )
  return isSilent ? 'one-channel-needed' : null
}

/** By what somebody can be reached at all. */
export interface Reach {
  /** A confirmed address that takes our mails and whose owner has not stopped them. */
  readonly mail: boolean
  /** A device that allows them. */
  readonly push: boolean
}

/** What is essential and chosen for a device alone is mailed while there is no device. */
export function channelsFor(
  kind: NotificationKind,
  choices: NotificationChoices,
  reach: Reach,
): NotificationChannel[] {
  const chosen = notificationChannels.filter(
    (channel) =>
      reach[channel] && wants(choices, kind, channel) && !(channel === 'mail' && kinds[kind].mailedApart),
  )
  if (chosen.length > 0 || !kinds[kind].essential) return chosen
  return notificationChannels.filter((channel) => reach[channel])
}

/** « Rien de 21:00 à 7:30 », in the club's time zone. */
const quietFrom = clockTime('21:00')
const quietUntil = clockTime('07:30')

/** The day before, when tomorrow's sessions are recalled. */
export const reminderTime = clockTime('18:00')

const minuteMs = 60_000
/** How long before a session its coaches are told at once of who does not come after all. */
export const lastMinuteMs = 3 * 60 * minuteMs
/** What happens meanwhile is told in the same message. */
export const digestMs = 5 * minuteMs
const dayMs = 24 * 60 * minuteMs

/** When something new is due at the earliest: what is about to begin is told at once. */
export function firstDue(now: Date, startsAt?: Date): Date {
  const isSoon = startsAt !== undefined && startsAt.getTime() - now.getTime() < dayMs
  return isSoon ? now : new Date(now.getTime() + digestMs)
}

/** Whether somebody who says now that they do not come to it does so at the last minute. */
export function isLastMinute(startsAt: Date, now: Date): boolean {
  const ahead = startsAt.getTime() - now.getTime()
  return ahead > 0 && ahead <= lastMinuteMs
}

export interface Due {
  readonly kind: NotificationKind
  readonly createdAt: Date
  readonly dueAt: Date
  /** Of a session that changed, or to which somebody does not come. */
  readonly startsAt?: Date | undefined
}

interface Circumstances {
  readonly timeZone: string
  /** Whether the person wants to be left alone at night. */
  readonly quiet: boolean
}

/** When it may be told. In quiet hours only that a session of the same day changed, or what would be told after it has begun. */
export function tellAt(due: Due, { timeZone, quiet }: Circumstances, now: Date): Date {
  const { toldAt } = kinds[due.kind]
  const wanted =
    toldAt === undefined ? due.dueAt : later(due.dueAt, nextTimeOfDay(due.createdAt, toldAt, timeZone))
  const at = later(wanted, now)
  if (!quiet || !isQuiet(at, timeZone) || isToday(due, at, timeZone)) return at
  const morning = nextTimeOfDay(at, quietUntil, timeZone)
  return due.kind === 'absence' && due.startsAt && due.startsAt <= morning ? at : morning
}

export interface Told<D extends Due> {
  readonly now: readonly D[]
  /** What is told later, and when. */
  readonly later: readonly { readonly due: D; readonly at: Date }[]
}

/** Once one thing is due, whatever is due within some minutes is told with it: one message. */
export function tellTogether<D extends Due>(
  dues: readonly D[],
  circumstances: Circumstances,
  now: Date,
): Told<D> {
  const timed = dues.map((due) => ({ due, at: tellAt(due, circumstances, now) }))
  const isDue = timed.some(({ at }) => at <= now)
  const limit = isDue ? now.getTime() + digestMs : -Infinity
  return {
    now: timed.filter(({ at }) => at.getTime() <= limit).map(({ due }) => due),
    later: timed.filter(({ at }) => at.getTime() > limit),
  }
}

export function isQuiet(at: Date, timeZone: string): boolean {
  const { minutes } = localClock(at, timeZone)
  return minutes >= quietFrom || minutes < quietUntil
}

function isToday({ kind, startsAt }: Due, at: Date, timeZone: string): boolean {
  if (kind !== 'session-changed' || startsAt === undefined) return false
  return localClock(startsAt, timeZone).date === localClock(at, timeZone).date
}

function later(a: Date, b: Date): Date {
  return a < b ? b : a
}
