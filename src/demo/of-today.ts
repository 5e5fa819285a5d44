import type { Presence, Reply } from '../domain/attendance.ts'
import type { Db } from '../server/database/connection.ts'
import { checkedAgain } from './checked-again.ts'
import { addDays, dayIn, instantOn } from './club-days.ts'
import { libraryExercise } from './club-exercises.ts'
import { people, type PersonName } from './club-people.ts'
import { type PlannedSession, sessionId } from './club-sessions.ts'
import { timeZone, vaiseId } from './club.ts'
import { fillEvaluations, fillSessions } from './fill-club.ts'
import { idOf } from './seeded.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/**
 * What a visitor finds under way, and tests do not, which look at any hour: a session that has just begun,
 * techniques that were looked at again, and somebody who left two days ago.
 */
export async function fillToday(db: Db, now: Date): Promise<void> {
  await fillSessions(db, vaiseId, [sessionInProgress(now)])
  await fillEvaluations(db, vaiseId, checkedAgain(timeZone, now))
  await db
    .insertInto('withdrawn_participants')
    .values({
      session_id: sessionId('loisir', 1),
      club_id: vaiseId,
      player_id: people.malo.id,
      withdrawn_at: new Date(now.getTime() - 2 * dayMs),
      reply: 'coming',
      reply_at: new Date(now.getTime() - 3 * dayMs),
    })
    .execute()
}

const participants: readonly [PersonName, Reply | null, Presence | null][] = [
  ['ines', 'coming', 'present'],
  ['tom', 'coming', 'present'],
  ['camille', 'coming', 'present'],
  ['noe', 'not_coming', 'excused'],
  ['jules', 'coming', null],
  ['sarah', null, null],
  ['hugo', 'coming', null],
  ['lina', null, null],
]

/** Begun 20 to 25 minutes ago, on a full five minutes; half of its roll is called. */
function sessionInProgress(now: Date): PlannedSession {
  const startsAt = new Date(Math.floor(now.getTime() / (5 * minuteMs) - 4) * 5 * minuteMs)
  const date = dayIn(timeZone, startsAt)
  const exercises = ['Top Spin CD - Avec Rotation', 'Block RV - Actif', 'Poussette RV - Coupé']
  return {
    id: idOf('session in progress'),
    title: 'Régularité et déplacements',
    description: 'Séance supplémentaire avant la reprise du championnat.',
    date,
    time: new Intl.DateTimeFormat('fr-FR', { timeZone, timeStyle: 'short' }).format(startsAt),
    duration: '1h30',
    coachId: people.lea.id,
    plannedAt: new Date(startsAt.getTime() - 4 * dayMs),
    rollCalledAt: new Date(startsAt.getTime() + 5 * minuteMs),
    repliedAt: instantOn(addDays(date, -1), '12:00:00'),
    participants: participants.map(([name, reply, presence]) => ({
      playerId: people[name].id,
      presence,
      reply,
    })),
    programme: exercises.map((exercise) => ({
      ...libraryExercise(exercise),
      id: idOf(`session in progress ${exercise}`),
    })),
    feedback: [],
  }
}
