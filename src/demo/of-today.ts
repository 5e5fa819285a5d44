import type { AbsenceReason, Presence, Reply } from '../domain/attendance.ts'
import type { Db } from '../server/database/connection.ts'
import { checkedAgain } from './checked-again.ts'
import { officeKeyName, officeKeyUsed } from './club-api-keys.ts'
import { addDays, dayIn, instantOn } from './club-days.ts'
import { type Evaluation, evaluationsOf } from './club-evaluations.ts'
import { places } from './club-groups.ts'
import { people, type PersonName } from './club-people.ts'
import { earlierSessions, type GroupName, type PlannedSession, sessionId } from './club-sessions.ts'
import { timeZone, vaiseId } from './club.ts'
import { drawnProgramme, drawnProgrammes } from './drawn-programmes.ts'
import { fillEvaluations, fillProgrammes, fillSessions } from './fill-club.ts'
import { fillEvening } from './fill-evening.ts'
import { fillObservations } from './fill-observations.ts'
import { idOf } from './seeded.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/**
 * What a visitor finds, and tests do not, which look at any hour: a session that has just begun, with what was noted of it in the hall, those of two seasons before,
 * programmes with drawings, techniques that were looked at again, one of them by a program, and somebody who left two days ago.
 */
export async function fillToday(db: Db, now: Date): Promise<void> {
  const begun = sessionInProgress(now)
  await fillSessions(db, vaiseId, [begun, ...earlierSessions(dayIn(timeZone, now))])
  await fillEvening(db, begun)
  await fillProgrammes(db, vaiseId, drawnSessions())
  await fillEvaluations(db, vaiseId, [...checkedAgain(timeZone, now), ofProgram(now)])
  await fillObservations(db, now)
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

function drawnSessions(): Pick<PlannedSession, 'id' | 'programme'>[] {
  return (Object.keys(drawnProgrammes) as GroupName[]).flatMap((name) =>
    drawnProgrammes[name].map((drills, index) => {
      const n = index + 1
      return { id: sessionId(name, n), programme: drawnProgramme(`session ${name} ${n}`, drills) }
    }),
  )
}

/** What the office’s spreadsheet brought back from a holiday course. */
function ofProgram(now: Date): Evaluation {
  const today = dayIn(timeZone, now)
  const mastered = evaluationsOf(people.olivier, people.lea.id, today).findLast(
    ({ status }) => status === 'mastered',
  )!
  return {
    ...mastered,
    id: idOf('evaluation of the office'),
    evaluatedBy: null,
    evaluatedByKey: officeKeyName,
    notes: 'Relevé pendant le stage, reporté depuis le tableur.',
    evaluatedAt: officeKeyUsed(today),
  }
}

const participants: readonly [PersonName, Reply | null, Presence | null, AbsenceReason?][] = [
  ['ines', 'coming', 'present'],
  ['tom', 'coming', 'present'],
  ['camille', 'coming', 'present'],
  ['noe', 'not_coming', 'excused', 'competition'],
  ['jules', 'coming', 'present'],
  ['sarah', null, 'present'],
  ['hugo', 'coming', 'present'],
  ['lina', null, null],
]

/** Begun 20 to 25 minutes ago, on a full five minutes; of one player nothing is noted yet. */
function sessionInProgress(now: Date): PlannedSession & { startsAt: Date } {
  const startsAt = new Date(Math.floor(now.getTime() / (5 * minuteMs) - 4) * 5 * minuteMs)
  const date = dayIn(timeZone, startsAt)
  return {
    startsAt,
    id: idOf('session in progress'),
    title: 'Régularité et déplacements',
    description: 'Séance supplémentaire avant la reprise du championnat.',
    date,
    time: new Intl.DateTimeFormat('fr-FR', { timeZone, timeStyle: 'short' }).format(startsAt),
    duration: '1h30',
    coachId: people.lea.id,
    coachIds: [people.lea.id, people.marc.id],
    placeId: places.gymnase.id,
    groupId: null,
    blocks: [{ id: idOf('block in progress'), title: 'Échauffement', duration: '10 min', position: 0 }],
    plannedAt: new Date(startsAt.getTime() - 4 * dayMs),
    rollCalledAt: new Date(startsAt.getTime() + 5 * minuteMs),
    repliedAt: instantOn(addDays(date, -1), '12:00:00'),
    participants: participants.map(([name, reply, presence, absenceReason]) => ({
      playerId: people[name].id,
      presence,
      reply,
      absenceReason,
    })),
    programme: drawnProgramme('session in progress', [
      'top-cd-bloc',
      'bloc-rv-sur-top',
      'poussettes-essuie-glace',
    ]),
    feedback: [],
  }
}
