import type { DateRange } from '../../domain/days.ts'

const format = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('fr-FR', { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

/** « 23 – 29 novembre 2026 », « 30 novembre – 6 décembre 2026 ». */
export function weekWords({ from, to }: DateRange): string {
  const end = format(to, { day: 'numeric', month: 'long', year: 'numeric' })
  const start = from.slice(0, 7) === to.slice(0, 7) ? format(from, { day: 'numeric' }) : dayAndMonth(from, to)
  return `${first(start)} – ${first(end)}`
}

function dayAndMonth(from: string, to: string): string {
  const year = from.slice(0, 4) === to.slice(0, 4) ? undefined : ('numeric' as const)
  return format(from, { day: 'numeric', month: 'long', ...(year && { year }) })
}

/** « 1er décembre ». */
function first(text: string): string {
  return text.replace(/^1(?= |$)/, '1er')
}

/** « Décembre 2026 ». */
export function monthWords(day: string): string {
  const words = format(day, { month: 'long', year: 'numeric' })
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** « lun. ». */
export function shortWeekday(day: string): string {
  return format(day, { weekday: 'short' })
}

/** The day that the address names, where it is one. */
export function dayIn(address: string | undefined, otherwise: string): string {
  const at = address && /^20\d\d-\d\d-\d\d$/.test(address) ? Date.parse(`${address}T00:00:00Z`) : NaN
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== address ? otherwise : address
}
