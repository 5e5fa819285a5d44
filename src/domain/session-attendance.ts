import { notedPresence, type Participant } from './attendance.ts'

export interface SessionAttendance {
  /** Whether a coach has called the roll; before, nothing is counted. */
  readonly rolled: boolean
  readonly present: number
  readonly absent: number
  readonly excused: number
}

/** What one session's roll comes to, as the analyses count it. */
export function sessionAttendance({
  players,
}: {
  readonly players: readonly Pick<Participant, 'presence' | 'reply'>[]
}): SessionAttendance {
  const rolled = players.some(({ presence }) => presence)
  const noted = rolled ? players.map(notedPresence) : []
  const count = (wanted: (typeof noted)[number]) => noted.filter((presence) => presence === wanted).length
  return { rolled, present: count('present'), absent: count('absent'), excused: count('excused') }
}
