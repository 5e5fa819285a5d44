import type { AnswerSpan } from '../../domain/analyses-requests.ts'
import type { AttendanceCounts } from '../../domain/analyses.ts'
import { attendanceRate } from '../../domain/attendance.ts'
import { counted } from '../ui/counted.ts'
import { once } from '../ui/once.ts'

/** « 10 novembre », « 1er novembre ». */
export function dayAndMonth(day: string): string {
  return longMonth().format(utc(day)).replace(/^1 /, '1er ')
}

/** « nov. » */
export function monthName(day: string): string {
  return shortMonth().format(utc(day))
}

/** « novembre 2026 », of yyyy-mm. */
export function monthAndYear(month: string): string {
  return longYear().format(utc(`${month}-01`))
}

/** « 7 présents, 5 absents, 2 excusés » */
export function countsInWords({
  present,
  absent,
  excused,
}: Pick<AttendanceCounts, 'present' | 'absent' | 'excused'>): string {
  const parts = [counted(present, 'présent'), counted(absent, 'absent')]
  return [...parts, ...(excused > 0 ? [counted(excused, 'excusé')] : [])].join(', ')
}

/** What a cell of the heat says: « 58 % : 7 présents, 5 absents ». */
export function attendanceInWords(counts: Omit<AttendanceCounts, 'rolled'>): string {
  const rate = attendanceRate(counts)
  if (rate !== null) return `${rate}\u00A0%\u00A0: ${countsInWords(counts)}`
  return counts.sessions === 0 ? 'pas de séance' : 'appel non fait'
}

/** « 45 min », « 4 h 50 » */
export function hoursAndMinutes(minutes: number): string {
  if (minutes < 60) return `${minutes}\u00A0min`
  const rest = minutes % 60
  return `${Math.floor(minutes / 60)}\u00A0h${rest > 0 ? `\u00A0${String(rest).padStart(2, '0')}` : ''}`
}

export const answerSpanNames: Readonly<Record<AnswerSpan, string>> = {
  'same-day': 'moins d’un jour',
  'two-days': '1 ou 2 jours',
  week: '3 à 7 jours',
  longer: 'plus de 7 jours',
  waiting: 'sans réponse',
}

/** « moins d’un jour », « 2 jours », « 2,5 jours » */
export function daysInWords(days: number): string {
  if (days < 1) return answerSpanNames['same-day']
  return `${String(days).replace('.', ',')}\u00A0jour${days >= 2 ? 's' : ''}`
}

/** « aujourd’hui », « il y a 12 jours » */
export function ago(days: number): string {
  return days === 0 ? 'aujourd’hui' : `il y a ${counted(days, 'jour')}`
}

/** Of somebody who never came in the year that is looked back on; `days` are those of their membership. */
export function unseenFor(days: number): string {
  return days > 365 ? 'pas vu depuis un an' : 'pas encore vu'
}

function utc(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}

const longMonth = once(
  () => new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', timeZone: 'UTC' }),
)
const shortMonth = once(() => new Intl.DateTimeFormat('fr-FR', { month: 'short', timeZone: 'UTC' }))
const longYear = once(
  () => new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
)
