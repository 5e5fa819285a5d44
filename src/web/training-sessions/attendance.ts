import type { TrainingSession } from '../../contract/training-sessions.ts'

type Players = TrainingSession['players']

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

/** « 0 retour », « 1 retour », « 5 retours ». */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count > 1 ? 's' : ''}`
}
