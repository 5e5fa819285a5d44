import type { TrainingSession } from '../../contract/training-sessions.ts'
import { countReplies, type ReplyCounts, whyRollClosed, whyTooLateToAdd } from '../../domain/attendance.ts'
import { isHallOpen, sessionPhase } from '../../domain/training-session.ts'
import { counted } from '../ui/counted.ts'
import { presentCount } from './session-words.ts'

type Players = TrainingSession['players']

/** Whether the roll is offered: once it is open and has, or may still get, somebody to note. */
export function offersRoll(
  session: Pick<TrainingSession, 'startsAt' | 'players' | 'cancelledAt'>,
  { past = false, now }: { past?: boolean; now: Date },
): boolean {
  if (session.cancelledAt) return false
  // The server has listed it as past: a device whose clock is slow offers it, too.
  if (!past && whyRollClosed(session, now)) return false
  return session.players.length > 0 || !whyTooLateToAdd(session, now)
}

/** « Ouvrir la salle » from an hour before, « Revenir en salle » from its start while `isHallOpen`; null before and after. */
export function hallWords(
  session: Pick<TrainingSession, 'startsAt' | 'duration' | 'cancelledAt' | 'begunAt' | 'endsAt'>,
  now: Date,
): string | null {
  if (session.cancelledAt || whyRollClosed(session, now) || !isHallOpen(session, now)) return null
  return sessionPhase(session, now) === 'upcoming' ? 'Ouvrir la salle' : 'Revenir en salle'
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
  const names = new Intl.ListFormat('fr').format(left.map(({ name }) => name))
  return `${names} ${left.length > 1 ? 'ont' : 'a'} quitté le club`
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
