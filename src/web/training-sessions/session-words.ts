import type { TrainingSession } from '../../contract/training-sessions.ts'
import type { Presence, Reply } from '../../domain/attendance.ts'
import type { Rating } from '../../domain/training-session.ts'
import { counted } from '../ui/counted.ts'

type Players = TrainingSession['players']

export const presenceNames: Readonly<Record<Presence, string>> = {
  present: 'Présent',
  absent: 'Absent',
  excused: 'Excusé',
}
export const replyNames: Readonly<Record<Reply, string>> = {
  coming: 'Je viens',
  not_coming: 'Je ne viens pas',
}
export const ratingNames: Readonly<Record<Rating, string>> = { positive: 'Positif', negative: 'Négatif' }

export type SessionName = Pick<TrainingSession, 'title' | 'date' | 'time'>

/** What a queued write keeps of its session: nobody who takes part in it. */
export function sessionName({ title, date, time }: SessionName): SessionName {
  return { title, date, time }
}

/** Whether the list offers the roll: from the day itself on, also where the list was last read on the day before. */
export function offersRoll(
  { date, players }: Pick<TrainingSession, 'date' | 'players'>,
  { past, today }: { past: boolean; today: string },
): boolean {
  return players.length > 0 && (past || date <= today)
}

/** « 9 viennent · 2 ne viennent pas »; null while nobody has said. */
export function replyWords(players: Players): string | null {
  const coming = players.filter(({ reply }) => reply === 'coming').length
  const notComing = players.filter(({ reply }) => reply === 'not_coming').length
  const words = [
    coming > 0 && `${coming} ${coming > 1 ? 'viennent' : 'vient'}`,
    notComing > 0 && `${notComing} ne ${notComing > 1 ? 'viennent' : 'vient'} pas`,
  ].filter(Boolean)
  return words.length > 0 ? words.join(' · ') : null
}

/** How many of the participants were there; null where no roll was called. */
export function presentCount(players: Players): number | null {
  const called = players.some(({ presence }) => presence)
  return called ? players.filter(({ presence }) => presence === 'present').length : null
}

/** « 12 présents sur 14 »; null where no roll was called. */
export function attendanceWords(players: Players): string | null {
  const present = presentCount(players)
  return present === null ? null : `${counted(present, 'présent')} sur ${players.length}`
}
