import type { TrainingSession } from '../../contract/training-sessions.ts'
import { type Presence, type Reply, whyRollClosed, whyTooLateToAdd } from '../../domain/attendance.ts'
import type { Rating, SessionPhase } from '../../domain/training-session.ts'
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

/** Whether the roll is offered: once it is open and has, or may still get, somebody to note. */
export function offersRoll(
  session: Pick<TrainingSession, 'startsAt' | 'players'>,
  { past = false, now }: { past?: boolean; now: Date },
): boolean {
  // The server has listed it as past: a device whose clock is slow offers it, too.
  if (!past && whyRollClosed(session, now)) return false
  return session.players.length > 0 || !whyTooLateToAdd(session, now)
}

/** What a player reads where a programme would stand: nothing more is to come once the session is over. */
export function noProgrammeWords(phase: SessionPhase): string {
  return phase === 'over'
    ? 'Cette séance n’avait pas de programme.'
    : 'Votre entraineur n’a pas encore ajouté d’exercices.'
}

/** What a coach reads where the roll would stand. */
export function noParticipantsWords(phase: SessionPhase): string {
  return phase === 'over'
    ? 'Cette séance n’a eu aucun participant.'
    : 'Cette séance n’a pas encore de participants.'
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

/** « Tom Girard a quitté le club »; null where nobody has. */
export function leftWords(left: TrainingSession['left'] = []): string | null {
  if (left.length === 0) return null
  const names = left.map(({ name }) => name)
  const last = names.pop()
  const all = names.length > 0 ? `${names.join(', ')} et ${last}` : last
  return `${all} ${names.length > 0 ? 'ont' : 'a'} quitté le club`
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
