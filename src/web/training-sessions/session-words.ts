import type { TrainingSession } from '../../contract/training-sessions.ts'
import type { AbsenceReason, Presence, Reply } from '../../domain/attendance.ts'
import type { Rating } from '../../domain/training-session.ts'

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
export const absenceReasonNames: Readonly<Record<AbsenceReason, string>> = {
  school: 'École',
  competition: 'Compétition',
  holidays: 'Vacances',
  unavailable: 'Empêché',
}
export const ratingNames: Readonly<Record<Rating, string>> = { positive: 'Positif', negative: 'Négatif' }

export type SessionName = Pick<TrainingSession, 'title' | 'date' | 'time'>

/** What a queued write keeps of its session: nobody who takes part in it. */
export function sessionName({ title, date, time }: SessionName): SessionName {
  return { title, date, time }
}

/** How many of the participants were there; null where no roll was called. */
export function presentCount(players: Players): number | null {
  const called = players.some(({ presence }) => presence)
  return called ? players.filter(({ presence }) => presence === 'present').length : null
}
