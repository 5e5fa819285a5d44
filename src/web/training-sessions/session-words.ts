import type { TrainingSession } from '../../contract/training-sessions.ts'
import {
  countReplies,
  type Presence,
  type Reply,
  type ReplyCounts,
  whyRollClosed,
  whyTooLateToAdd,
} from '../../domain/attendance.ts'
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

/** « 5 sur 6 viennent · 1 ne vient pas »; null where nobody is invited. */
export function replyWords({ coming, notComing }: ReplyCounts, invited: number): string | null {
  if (invited === 0) return null
  if (coming + notComing === 0) return 'Aucune réponse'
  if (notComing === invited) return 'Personne ne vient'
  const words = [
    coming > 0 && `${coming} sur ${invited} ${coming > 1 ? 'viennent' : 'vient'}`,
    notComing > 0 && `${notComing} ne ${notComing > 1 ? 'viennent' : 'vient'} pas`,
  ]
  return words.filter(Boolean).join(' · ')
}

/** The same for a card, which says nowhere else how many are invited: « 6 joueurs · aucune réponse ». */
export function expectedWords(players: Players): string {
  const counts = countReplies(players)
  const replies = replyWords(counts, players.length)
  const invited = counted(players.length, 'joueur')
  if (replies === null) return invited
  return counts.coming > 0 ? replies : `${invited} · ${replies.toLowerCase()}`
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

/** The DOM id of the link on a session's card. */
export function sessionLinkId(id: string): string {
  return `session-${id}`
}
