import { addDays, type DateRange, daysSince } from './days.ts'
import { caseWeight, enoughCases, fewestCases } from './case-count.ts'
import { countOnce, minutesBetween, type PlayerHistory } from './training-history.ts'
import { differenceInterval, type Interval, wilsonInterval } from './wilson.ts'

/** « Les minutes font-elles progresser ? » : what became of a technique in 60 days, beside the minutes that it was trained. */

export const windowDays = 60

/** So many whole windows as the period has, the last one until its last day; a shorter period has the window that ends with it. */
export function windowsOf({ from, to }: DateRange): DateRange[] {
  const count = Math.max(1, Math.floor((daysSince(from, to) + 1) / windowDays))
  return Array.from({ length: count }, (_, index) => {
    const end = addDays(to, (index + 1 - count) * windowDays)
    return { from: addDays(end, 1 - windowDays), to: end }
  })
}

/**
 * A player's technique in one window: « En progression » when it began, at whose end the status has risen or not. The player came at
 * least once, and every evaluation is of this club.
 */
export interface CrossingCase {
  readonly playerId: string
  readonly techniqueId: string
  /** The last day of its window. */
  readonly day: string
  /** Of this technique in the window. */
  readonly minutes: number
  readonly isRaised: boolean
}

const crossingsOnce = countOnce<CrossingCase[]>()

export function crossingCases(players: readonly PlayerHistory[], range: DateRange): CrossingCase[] {
  const windows = windowsOf(range)
  return players.flatMap((player) => crossingsOnce(player, range, () => crossingsIn(player, windows)))
}

/** Loops, because three seasons have eighteen windows, and most techniques of most windows are no case. */
function crossingsIn({ playerId, attended, trails }: PlayerHistory, windows: DateRange[]): CrossingCase[] {
  const bounds = [...windows.map(({ from }) => from), addDays(windows.at(-1)!.to, 1)]
  const places = placesOf(bounds, attended)
  const instants = places.map((place) => attended[place]?.at ?? Infinity)
  const cases: CrossingCase[] = []
  for (const { techniqueId, steps, practised } of trails) {
    if (!steps.some(({ status }) => status === 'in_progress')) continue
    const evaluated = placesOf(bounds, steps)
    for (const [n, { to: day }] of windows.entries()) {
      const before = steps[evaluated[n]! - 1]
      if (before?.status !== 'in_progress' || !before.isOwn || places[n] === places[n + 1]) continue
      const within = steps.slice(evaluated[n], evaluated[n + 1])
      if (within.some(({ isOwn }) => !isOwn)) continue
      const isRaised = within.at(-1)?.status === 'mastered'
      const minutes = minutesBetween(practised, instants[n]!, instants[n + 1]!)
      cases.push({ playerId, techniqueId, day, minutes, isRaised })
    }
  }
  return cases
}

/** How many of a list by day come before each of the bounds. */
function placesOf(bounds: readonly string[], byDay: readonly { readonly day: string }[]): number[] {
  let place = 0
  return bounds.map((bound) => {
    while (place < byDay.length && byDay[place]!.day < bound) place += 1
    return place
  })
}

export const minuteSpans = ['under-15', 'from-15', 'from-30', 'from-60', 'from-90'] as const
export type MinuteSpan = (typeof minuteSpans)[number]

export function minuteSpanOf(minutes: number): MinuteSpan {
  if (minutes < 15) return 'under-15'
  if (minutes < 30) return 'from-15'
  if (minutes < 60) return 'from-30'
  return minutes < 90 ? 'from-60' : 'from-90'
}

/** From so many minutes on, against fewer. */
export const comparedMinutes = 60

interface Raised {
  readonly cases: number
  readonly raised: number
}

function countRaised(cases: readonly CrossingCase[]): Raised {
  return { cases: cases.length, raised: cases.filter(({ isRaised }) => isRaised).length }
}

export interface CrossingFigure {
  readonly span: MinuteSpan
  readonly cases: number
  /** Null for too few cases. */
  readonly share: (Interval & { readonly raised: number }) | null
}

export function raisedByMinutes(all: readonly CrossingCase[]): CrossingFigure[] {
  return minuteSpans.map((span) => {
    const { cases, raised } = countRaised(all.filter(({ minutes }) => minuteSpanOf(minutes) === span))
    const isTold = caseWeight(cases) !== 'too-few'
    return { span, cases, share: isTold ? { raised, ...wilsonInterval(raised, cases) } : null }
  })
}

/** Null where one side has too few cases. */
export function compareMinutes(
  all: readonly CrossingCase[],
): { readonly above: Raised; readonly below: Raised } | null {
  const above = countRaised(all.filter(isAbove))
  const below = countRaised(all.filter((each) => !isAbove(each)))
  return Math.min(above.cases, below.cases) < fewestCases ? null : { above, below }
}

function isAbove({ minutes }: CrossingCase): boolean {
  return minutes >= comparedMinutes
}

/** Of one case or two no share is told, also beside many. */
export const fewestOfSide = 3

export interface TechniqueFigure {
  readonly techniqueId: string
  readonly cases: number
  /** Of the shares, in points; null for too few cases, of both sides or of one. Few of one are thin. */
  readonly difference: (Interval & { readonly points: number; readonly isThin: boolean }) | null
}

/** Each technique that has a case, the largest difference first, without one last. */
export function differenceByTechnique(
  all: readonly CrossingCase[],
  techniqueIds: readonly string[],
): TechniqueFigure[] {
  const byTechnique = Map.groupBy(all, ({ techniqueId }) => techniqueId)
  return techniqueIds
    .filter((id) => byTechnique.has(id))
    .map((techniqueId) => {
      const ofTechnique = byTechnique.get(techniqueId)!
      const above = countRaised(ofTechnique.filter(isAbove))
      const below = countRaised(ofTechnique.filter((each) => !isAbove(each)))
      return { techniqueId, cases: ofTechnique.length, difference: differenceOf(above, below) }
    })
    .toSorted((a, b) => (b.difference?.points ?? -Infinity) - (a.difference?.points ?? -Infinity) || 0)
}

function differenceOf(above: Raised, below: Raised): TechniqueFigure['difference'] {
  const cases = above.cases + below.cases
  const fewer = Math.min(above.cases, below.cases)
  if (cases < fewestCases || fewer < fewestOfSide) return null
  const points = above.raised / above.cases - below.raised / below.cases
  const { low, high } = differenceInterval([above.raised, above.cases], [below.raised, below.cases])
  const isThin = cases < enoughCases || fewer < fewestCases
  return { points: inPoints(points), low: inPoints(low), high: inPoints(high), isThin }
}

function inPoints(share: number): number {
  return Math.round(100 * share)
}
