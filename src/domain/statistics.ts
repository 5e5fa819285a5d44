import { type DateRange, daysSince } from './days.ts'
import { caseWeight, type Spread, spreadOf } from './case-count.ts'
import { seasonStart } from './season.ts'
import { type LastPlayed, lastPlayed } from './statistics-clock.ts'
import {
  countOnce,
  practiceBefore,
  type RolledSession,
  type TrainedTrail,
  type TrainingHistory,
} from './training-history.ts'
import { type Interval, wilsonInterval } from './wilson.ts'

/** With the one under way. */
export const comparedSeasons = 3

/** The first day of the earliest season that is compared on that day. */
export function firstSeasonStart(day: string): string {
  const start = seasonStart(day)
  return `${Number(start.slice(0, 4)) - (comparedSeasons - 1)}${start.slice(4)}`
}

/** A technique that was « En progression » and became « Maîtrisé », all of it in this club and within what was read. */
export interface Mastery {
  readonly playerId: string
  readonly techniqueId: string
  readonly day: string
  /** Practised before, in so many sessions. */
  readonly minutes: number
  readonly sessions: number
}

export interface Cases {
  readonly masteries: readonly Mastery[]
  readonly pauses: readonly Pause[]
  readonly played: readonly LastPlayed[]
}

const casesOnce = countOnce<Cases>()

export function casesOf({ players, since, until }: Omit<TrainingHistory, 'sessions'>): Cases {
  const counted = players.map((player) =>
    casesOnce(player, { from: since, to: until }, () => casesIn(player.trails, since, until)),
  )
  return {
    masteries: counted.flatMap(({ masteries }) => masteries),
    pauses: counted.flatMap(({ pauses }) => pauses),
    played: counted.flatMap(({ played }) => played),
  }
}

function casesIn(trails: readonly TrainedTrail[], since: string, until: string): Cases {
  return {
    masteries: trails.flatMap((trail) => masteryIn(trail, since)),
    pauses: trails.flatMap((trail) => pausesIn(trail, since)),
    played: trails.flatMap((trail) => lastPlayed(trail, trail.practised.sessions.at(-1)?.day ?? null, until)),
  }
}

/** The first time only. What was mastered at its first evaluation is none: nobody knows since when. */
function masteryIn({ playerId, techniqueId, steps, practised }: TrainedTrail, since: string): Mastery[] {
  const first = steps.findIndex(({ status }) => status === 'mastered')
  const step = steps[first]
  if (!step || first < 1 || steps[0]!.day < since) return []
  if (steps.slice(0, first + 1).some(({ isOwn }) => !isOwn)) return []
  const { minutes, sessions } = practiceBefore(practised, step)
  return [{ playerId, techniqueId, day: step.day, minutes, sessions }]
}

export interface MinutesFigure {
  /** Null is all techniques together. */
  readonly techniqueId: string | null
  readonly cases: number
  /** Null for too few cases. */
  readonly spread: Spread | null
}

/** All techniques together, and each that has a case, in the order of the catalogue. */
export function minutesBeforeMastery(
  masteries: readonly Mastery[],
  techniqueIds: readonly string[],
): MinutesFigure[] {
  const figure = (techniqueId: string | null): MinutesFigure => {
    const cases = masteries.filter((each) => techniqueId === null || each.techniqueId === techniqueId)
    return { techniqueId, cases: cases.length, spread: spreadOf(cases.map(({ minutes }) => minutes)) }
  }
  return [figure(null), ...techniqueIds.map(figure).filter(({ cases }) => cases > 0)]
}

export const pauseSpans = ['under-30', 'from-30', 'from-45', 'from-90'] as const
export type PauseSpan = (typeof pauseSpans)[number]

/** A mastered technique that was evaluated again, and for how many days it had not been trained until the day before. */
export interface Pause {
  readonly playerId: string
  readonly techniqueId: string
  readonly day: string
  readonly days: number
  readonly isKept: boolean
}

/** Both evaluations are of this club and within what was read. */
function pausesIn({ playerId, techniqueId, steps, practised }: TrainedTrail, since: string): Pause[] {
  const pauses: Pause[] = []
  for (const [index, next] of steps.entries()) {
    const before = steps[index - 1]
    if (before?.status !== 'mastered' || !before.isOwn || !next.isOwn || before.day < since) continue
    const { lastDay } = practiceBefore(practised, next)
    const from = lastDay !== null && lastDay > before.day ? lastDay : before.day
    const days = daysSince(from, next.day)
    pauses.push({ playerId, techniqueId, day: next.day, days, isKept: next.status === 'mastered' })
  }
  return pauses
}

export function pauseSpanOf(days: number): PauseSpan {
  if (days < 30) return 'under-30'
  if (days < 45) return 'from-30'
  return days < 90 ? 'from-45' : 'from-90'
}

export interface RetentionFigure {
  readonly span: PauseSpan
  readonly cases: number
  /** Null for too few cases. */
  readonly retained: (Interval & { readonly kept: number }) | null
}

export function retentionAfterPauses(pauses: readonly Pause[]): RetentionFigure[] {
  return pauseSpans.map((span) => {
    const cases = pauses.filter(({ days }) => pauseSpanOf(days) === span)
    const kept = cases.filter(({ isKept }) => isKept).length
    const isTold = caseWeight(cases.length) !== 'too-few'
    const retained = isTold ? { kept, ...wilsonInterval(kept, cases.length) } : null
    return { span, cases: cases.length, retained }
  })
}

/** How many techniques each player gained in the period. */
export function gainedByPlayer(
  masteries: readonly Pick<Mastery, 'playerId' | 'day'>[],
  range: DateRange,
): ReadonlyMap<string, number> {
  const gained = new Map<string, number>()
  for (const { playerId, day } of masteries)
    if (isIn(range, day)) gained.set(playerId, (gained.get(playerId) ?? 0) + 1)
  return gained
}

/** How often each player was marked present, and absent. */
export function marksByPlayer(
  sessions: readonly RolledSession[],
  range: DateRange,
): ReadonlyMap<string, { present: number; absent: number }> {
  const marks = new Map<string, { present: number; absent: number }>()
  for (const session of sessions) {
    if (!isIn(range, session.day)) continue
    for (const presence of ['present', 'absent'] as const) {
      for (const playerId of session[presence]) {
        const ofPlayer = marks.get(playerId) ?? { present: 0, absent: 0 }
        ofPlayer[presence] += 1
        marks.set(playerId, ofPlayer)
      }
    }
  }
  return marks
}

export function isIn({ from, to }: DateRange, day: string): boolean {
  return from <= day && day <= to
}

/** The latest first. */
export function byLatestDay(a: { day: string }, b: { day: string }): number {
  return a.day > b.day ? -1 : Number(a.day < b.day)
}
