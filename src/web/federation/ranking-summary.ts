import type { DatedPoints } from './ranking-drawing.ts'

/** « 812 points en septembre, 905 aujourd’hui »: what the curve says, in words. The oldest first, two or more. */
export function rankingSummary(rankings: readonly DatedPoints[], today: string): string {
  const [first, last] = [rankings[0]!, rankings.at(-1)!]
  const when = first.date.slice(0, 7) === last.date.slice(0, 7) ? onDay : inMonth
  const now = last.date === today ? 'aujourd’hui' : when(last.date, today)
  return `${first.points} points ${when(first.date, today)}, ${last.points} ${now}`
}

/** « +\u00A084 », « −\u00A012 »; null where nothing moved. */
export function rankingChange(rankings: readonly DatedPoints[]): string | null {
  const change = rankings.at(-1)!.points - rankings[0]!.points
  if (change === 0) return null
  return `${change > 0 ? '+' : '−'}\u00A0${Math.abs(change)}`
}

/** « 1er novembre 2026 ». */
export function writtenDay(day: string): string {
  return fullDay.format(new Date(`${day}T00:00:00Z`)).replace(/^1 /, '1er ')
}

/** « 1er nov. 2026 », for a column. */
export function shortDay(day: string): string {
  return mediumDay.format(new Date(`${day}T00:00:00Z`)).replace(/^1 /, '1er ')
}

function inMonth(day: string, today: string): string {
  const sameYear = day.slice(0, 4) === today.slice(0, 4)
  return `en ${(sameYear ? month : monthAndYear).format(new Date(`${day}T00:00:00Z`))}`
}

function onDay(day: string): string {
  return `le ${dayAndMonth.format(new Date(`${day}T00:00:00Z`)).replace(/^1 /, '1er ')}`
}

const month = new Intl.DateTimeFormat('fr-FR', { month: 'long', timeZone: 'UTC' })
const monthAndYear = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const dayAndMonth = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', timeZone: 'UTC' })
const fullDay = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' })
const mediumDay = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'medium', timeZone: 'UTC' })
