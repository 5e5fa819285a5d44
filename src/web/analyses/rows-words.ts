import type { Presences } from '../../contract/analysis-rows.ts'
import { addDays, type DateRange, mondayOf } from '../../domain/days.ts'
import { clubDay, clubTime, longDay } from '../clubs/club-time.ts'
import { absenceReasonNames } from '../training-sessions/session-words.ts'
import { dayAndMonth } from './analyses-words.ts'

/** « mardi 10 novembre », « semaine du 9 novembre », « du 1er septembre au 28 novembre » */
export function daysInWords({ from, to }: DateRange, today: string): string {
  if (from === to) return longDay(from, today)
  const year = (day: string) => (day.slice(0, 4) === today.slice(0, 4) ? '' : ` ${day.slice(0, 4)}`)
  const isWeek = from === mondayOf(to) && (to === addDays(from, 6) || to === today)
  if (isWeek) return `semaine du ${dayAndMonth(from)}${year(from)}`
  return `du ${dayAndMonth(from)}${year(from)} au ${dayAndMonth(to)}${year(to)}`
}

type Row = Presences['rows'][number]

/** What is known beside a mark: « en retard, 18:15 », « école », « sans prévenir ». */
export function presenceNote(
  { presence, lateAt, reply, absenceReason }: Pick<Row, 'presence' | 'lateAt' | 'reply' | 'absenceReason'>,
  timeZone: string,
): string | null {
  if (presence === 'present') return lateAt ? `en retard, ${clubTime(new Date(lateAt), timeZone)}` : null
  if (absenceReason) return absenceReasonNames[absenceReason].toLowerCase()
  if (reply === 'not_coming') return 'avait prévenu'
  if (reply === 'coming') return 'avait dit oui'
  return presence === 'absent' && reply === null ? 'sans prévenir' : null
}

/** Of one session’s rows: « appel fait par Léa Martin, 18:04 »; with the day where it was another one. */
export function rollInWords(rows: readonly Row[], timeZone: string): string | null {
  const instants = rows.flatMap(({ markedAt }) => markedAt ?? []).toSorted()
  const [first] = instants
  if (first === undefined) return null
  const authors = [...new Set(rows.flatMap(({ markedBy }) => markedBy ?? []))]
  const at = new Date(first)
  const day = clubDay(at, timeZone)
  const when = `${day === rows[0]!.date ? '' : `${dayAndMonth(day)}, `}${clubTime(at, timeZone)}`
  return authors.length > 0 ? `appel fait par ${inWords(authors)}, ${when}` : `appel fait à ${when}`
}

function inWords(names: readonly string[]): string {
  return new Intl.ListFormat('fr-FR').format(names)
}
