import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { testDatabase } from '../../test/support/database.ts'
import { effectsOf, programmeMinutes, techniquesOf } from '../domain/exercise.ts'
import { requestStatuses } from '../domain/exercise-request.ts'
import { attendanceRate } from '../domain/attendance.ts'
import type { PlayingStyle } from '../domain/player.ts'
import type { PlayerScores } from '../domain/player-scores.ts'
import { hasCapacityFor } from '../domain/plan.ts'
import { sessionMinutes } from '../domain/training-session.ts'
import { club, vaiseId } from './club.ts'
import { library } from './club-exercises.ts'
import { people } from './club-people.ts'
import { sessionId } from './club-sessions.ts'
import { fillClub } from './fill-club.ts'

const database = await testDatabase()
const today = new Date('2026-11-24T16:18:00Z')
const [vaise] = club(today, { plan: 'pro' }).clubs
const sessions = vaise!.sessions

test('The club is the one of the pictures: 2 coaches, an assistant, 24 players, 38 exercises, 8 sessions to come', () => {
  const members = vaise!.members.filter(({ standing }) => standing === 'member')
  expect(members.filter(({ person }) => person.role === 'coach')).toHaveLength(3)
  expect(members.filter(({ assistant }) => assistant)).toHaveLength(1)
  expect(members.filter(({ person }) => person.role === 'player')).toHaveLength(24)
  expect(library.size).toBe(38)
  expect(sessions.filter(({ date }) => date > '2026-11-24')).toHaveLength(8)
  expect(sessions.filter(({ date }) => date < '2026-11-24')).toHaveLength(64)
})

test('A coach who waits still finds a place, on either plan', () => {
  for (const plan of ['club', 'pro'] as const) {
    const { members } = club(today, { plan }).clubs[0]!
    const present = members.filter(({ person, standing }) => person.role === 'coach' && standing === 'member')
    expect(hasCapacityFor('coach', present.length, plan)).toBe(true)
  }
})

test('It is the same on every call, and moves with the day', () => {
  expect(club(today)).toEqual(club(today))
  const nextDay = club(new Date('2026-11-25T16:18:00Z')).clubs[0]!
  expect(nextDay.sessions).toHaveLength(72)
  expect(nextDay.sessions.map(({ id }) => id)).toEqual(sessions.map(({ id }) => id))
})

test.each(['2026-02-28', '2026-03-29', '2026-10-25', '2026-12-31'])(
  'On %s no session is of today, and nothing was said or written in the future',
  (day) => {
    // Just after midnight in Paris.
    const now = new Date(`${day}T00:01:00+02:00`)
    const local = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' }).format(now)
    const { clubs } = club(now)
    for (const each of clubs) {
      expect(each.sessions.map(({ date }) => date)).not.toContain(local)
      const instants = [
        ...each.sessions.flatMap(({ feedback }) => feedback.map(({ createdAt }) => createdAt)),
        ...each.sessions.flatMap(({ plannedAt, repliedAt }) => [plannedAt, repliedAt]),
        ...each.requests.flatMap(({ createdAt, assignedAt, answeredAt, updatedAt }) => [
          createdAt,
          assignedAt,
          answeredAt,
          updatedAt,
        ]),
        ...each.evaluations.map(({ evaluatedAt }) => evaluatedAt),
        ...each.scores.map(({ setAt }) => setAt),
      ]
      expect(instants.filter((instant) => instant !== null && instant > now)).toEqual([])
    }
  },
)

test('Every exercise takes a technique and an effect of the tables, and every programme fits its session', () => {
  for (const { type, technique, effect } of library.values()) {
    expect(techniquesOf[type]).toContain(technique)
    expect(effectsOf[type]).toContain(effect)
  }
  for (const { programme, duration } of sessions) {
    expect(programmeMinutes(programme)).toBeLessThanOrEqual(sessionMinutes(duration))
  }
})

test('About nine players in ten come, and nobody says the same thing twice', () => {
  const presences = sessions.flatMap(({ participants }) => participants.map(({ presence }) => presence))
  const count = (which: string) => presences.filter((presence) => presence === which).length
  const rate = attendanceRate({ present: count('present'), absent: count('absent') })
  expect(rate).toBeGreaterThanOrEqual(86)
  expect(rate).toBeLessThanOrEqual(95)
  const comments = sessions.flatMap(({ feedback }) => feedback.map(({ comment }) => comment))
  expect(comments.length).toBeGreaterThan(50)
  expect(new Set(comments).size).toBe(comments.length)
})

test('Inès may still give her opinion of the last U13 session', () => {
  const last = sessions.find(({ id }) => id === sessionId('u13', -1))!
  expect(last.participants).toContainEqual({ playerId: people.ines.id, presence: 'present', reply: null })
  expect(last.feedback.map(({ playerId }) => playerId)).not.toContain(people.ines.id)
})

test('Requests of every state were composed from the tables, and nobody asked before they came', () => {
  const { requests, members } = vaise!
  expect(new Set(requests.map(({ status }) => status))).toEqual(new Set(requestStatuses))
  for (const { type, technique, effect, playerId, createdAt, updatedAt } of requests) {
    expect(techniquesOf[type]).toContain(technique)
    expect(effectsOf[type]).toContain(effect)
    expect(createdAt >= members.find(({ person }) => person.id === playerId)!.since).toBe(true)
    expect(updatedAt >= createdAt).toBe(true)
  }
})

test('Three in four have said whether they come to the next session, of which some do not; Inès has not', () => {
  const next = sessions.filter(({ participants }) => participants.some(({ reply }) => reply !== null))
  expect(next).toHaveLength(4)
  const replies = next.flatMap(({ participants }) => participants.map(({ reply }) => reply))
  expect(new Set(replies)).toEqual(new Set(['coming', 'not_coming', null]))
  const why = next.flatMap(({ participants }) =>
    participants.flatMap(({ absenceReason }) => absenceReason ?? []),
  )
  expect(why.length).toBeGreaterThan(0)
  const ofInes = next.flatMap(({ participants }) =>
    participants.filter(({ playerId }) => playerId === people.ines.id),
  )
  expect(ofInes.map(({ reply }) => reply)).toEqual([null, null])
})

test('Who has not entered yet has replied to nothing, and said nothing', () => {
  const said = sessions.flatMap(({ participants, feedback }) => [
    ...participants.filter(({ reply }) => reply !== null),
    ...feedback,
  ])
  expect(vaise!.invited.map(({ person }) => person.firstName)).toEqual(['Adam', 'Jeanne'])
  const silent = new Set(vaise!.invited.map(({ person }) => person.id))
  expect(said.filter(({ playerId }) => silent.has(playerId))).toEqual([])
})

test('Scores have a history of a whole season, of which the last is that of the pictures', () => {
  const ofInes = vaise!.scores.filter(({ playerId }) => playerId === people.ines.id)
  expect(ofInes.map(({ setAt }) => setAt)).toEqual(
    ofInes.map(({ setAt }) => setAt).toSorted((a, b) => +a - +b),
  )
  expect(ofInes.at(-1)!.scores).toEqual({ service: 8, initiative: 7, counter: 5, defense: 4 })
  expect(new Set(ofInes.map(({ scores }) => JSON.stringify(scores))).size).toBeGreaterThan(1)
  const without = vaise!.members.filter(
    ({ person }) => person.role === 'player' && !vaise!.scores.some(({ playerId }) => playerId === person.id),
  )
  expect(without.map(({ person }) => person.firstName)).toEqual(['Adam', 'Gérard'])
})

test('Scores fit how people play: who defends is good at it, and a beginner is not', () => {
  const highest = ({ scores }: { scores: PlayerScores }) => Math.max(...Object.values(scores))
  const defenders = scoresOfToday('defender')
  expect(defenders).toHaveLength(3)
  expect(defenders.filter((set) => set.scores.defense < highest(set))).toEqual([])
  expect(scoresOfToday('beginner').filter((set) => highest(set) > 5)).toEqual([])
})

/** The last of each player of a style. */
function scoresOfToday(style: PlayingStyle) {
  const players = Object.values(people).filter(({ playingStyle }) => playingStyle === style)
  return players.flatMap(({ id }) => vaise!.scores.filter(({ playerId }) => playerId === id).slice(-1))
}

test('What the coaches wrote is true of left-handers and seniors, and of the rules', () => {
  const descriptions = [...library.values()].map(({ description }) => description)
  const notes = vaise!.evaluations.map((evaluation) => evaluation.notes)
  for (const text of [...descriptions, ...notes]) {
    expect(text).not.toMatch(
      /pied (?:droit|gauche)|après le contact|(?<!au moins )16 cm|raquette ouverte\.$|à fond/i,
    )
    expect(text).not.toMatch(/boîte|naît|connaît|enchaîn|entraîn/i)
    // Written for a boy of ten and a lady of seventy alike.
    expect(text).not.toMatch(/(?<!\p{L})(?:tu|te|toi|ton|ta|tes|vous|votre)(?!\p{L})/iu)
  }
  const laterals = [...library].filter(([name]) => name.includes('Latéral'))
  expect(laterals.filter(([, { description }]) => description.includes('sous la balle'))).toEqual([])
})

test('Of one weekly series a date is cancelled', () => {
  const cancelled = sessions.filter(({ cancelledAt }) => cancelledAt)
  expect(cancelled.map(({ title, date }) => [title, date])).toEqual([
    ['Réflexes et mobilité, Ping Santé', '2026-12-02'],
  ])
})

test('It fits the tables, and Inès masters 7 techniques', async () => {
  await fillClub(database.db, today, 'unusable')
  const counts = await sql<{ sessions: number; mastered: number }>`
    select
      (select count(*) from training_sessions where club_id = ${vaiseId}) as sessions,
      (select count(*) from technique_evaluations where player_id = ${people.ines.id} and status = 'mastered') as mastered
  `.execute(database.db)
  expect(counts.rows).toEqual([{ sessions: 72, mastered: 7 }])
})
