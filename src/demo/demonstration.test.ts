import { expect, test } from 'vitest'
import { drawnDrills } from '../content/drills.ts'
import { testDatabase } from '../../test/support/database.ts'
import { demoPassword, people } from './club-people.ts'
import type { HallEvent } from '../domain/hall/hall-event.ts'
import { seatingOf } from '../domain/hall/hall-seating.ts'
import { timerOf } from '../domain/hall/hall-timer.ts'
import { suitsPingSante } from '../domain/drills/suitability.ts'
import { exerciseMinutes } from '../domain/exercise.ts'
import { sessionMinutes, sessionPhase } from '../domain/training-session.ts'
import { findHall } from '../server/hall/store.ts'
import { readStatistics } from '../server/statistics/figures.ts'
import { findSession } from '../server/training-sessions/store.ts'
import { earlierSessions, sessionId, sessionsAround } from './club-sessions.ts'
import { club, vaiseId } from './club.ts'
import { checkedAgain } from './checked-again.ts'
import { demonstrate, tour } from './demonstration.ts'
import { drawnProgrammes } from './drawn-programmes.ts'
import { idOf } from './seeded.ts'

const { db } = await testDatabase()
const hash = async () => 'unusable'
const nameOfLea = () =>
  db.selectFrom('accounts').select('first_name').where('id', '=', people.lea.id).executeTakeFirst()

test('The demonstration fills an empty database, and keeps it on a later day.', async () => {
  const today = new Date('2026-11-24T16:18:00Z')
  expect(await demonstrate(db, today, hash)).toMatchObject({
    ofToday: true,
    club: { code: 'pingclubdevaise' },
  })
  await db.updateTable('accounts').set({ first_name: 'Éléa' }).where('id', '=', people.lea.id).execute()
  await db.updateTable('clubs').set({ code: 'pingclubdevaise7k' }).where('id', '=', vaiseId).execute()
  expect(await demonstrate(db, new Date('2026-11-25T16:18:00Z'), hash)).toMatchObject({
    ofToday: false,
    club: { code: 'pingclubdevaise7k' },
  })
  expect(await nameOfLea()).toEqual({ first_name: 'Éléa' })
})

test('The demonstration’s club pays for Pro, and shows what a program wrote under the name of its key.', async () => {
  const { subscription_plan: plan } = await db
    .selectFrom('clubs')
    .select('subscription_plan')
    .where('id', '=', vaiseId)
    .executeTakeFirstOrThrow()
  const paid = db.selectFrom('club_subscriptions').select('plan').where('club_id', '=', vaiseId)
  expect([plan, await paid.execute()]).toEqual(['pro', [{ plan: 'pro' }]])
  const written = db
    .selectFrom('technique_evaluations as e')
    .innerJoin('api_keys as k', (join) =>
      join.onRef('k.name', '=', 'e.evaluated_by_key').onRef('k.club_id', '=', 'e.club_id'),
    )
    .select(['k.writable', 'e.evaluated_by'])
  expect(await written.execute()).toEqual([
    { writable: expect.arrayContaining(['evaluations']), evaluated_by: null },
  ])
})

test('A visitor finds a session in progress, and a coach’s card that says who left.', async () => {
  const lea = { id: people.lea.id, role: 'coach', rank: 'coach', clubId: vaiseId } as const
  const now = new Date('2026-11-24T16:18:00Z')
  const begun = await findSession(db, lea, idOf('session in progress'))
  expect(begun && sessionPhase(begun, now)).toBe('in-progress')
  expect(begun?.players.filter(({ presence }) => presence === 'present')).toHaveLength(6)
  const hall = await findHall(db, lea, idOf('session in progress'), now)
  expect(timerOf(hall!.events as HallEvent[]).block).toMatchObject({ since: expect.any(Number) })
  expect(seatingOf(hall!.events as HallEvent[]).rounds).toHaveLength(1)
  expect((await findSession(db, lea, sessionId('loisir', 1)))?.left).toMatchObject([{ name: 'Malo Tessier' }])
})

test('What a visitor’s sessions to come hold is drawn, has time enough, and suits Ping Santé.', async () => {
  const lea = { id: people.lea.id, role: 'coach', rank: 'coach', clubId: vaiseId } as const
  const groups = ['u13', 'pingSante', 'competition', 'loisir'] as const
  const ids = groups.flatMap((group) => [sessionId(group, 1), sessionId(group, 2)])
  for (const id of [...ids, idOf('session in progress')]) {
    const { exercises, blocks, duration, title } = (await findSession(db, lea, id))!
    expect(exercises.length).toBeGreaterThan(2)
    expect(exercises.filter(({ drill }) => !drill).map(({ technique }) => `${title}: ${technique}`)).toEqual(
      [],
    )
    const minutes = [...exercises, ...(blocks ?? [])].reduce(
      (sum, each) => sum + exerciseMinutes(each.duration),
      0,
    )
    expect(minutes).toBeLessThanOrEqual(sessionMinutes(duration))
  }
  for (const id of drawnProgrammes.pingSante.flat())
    expect(suitsPingSante(drawnDrills.find((drill) => drill.id === id)!)).toBe(true)
})

test('Enough techniques were looked at again for the statistics to show figures, and where everybody stands is the same.', async () => {
  const today = new Date('2026-11-24T16:18:00Z')
  const again = checkedAgain('Europe/Paris', today)
  expect(again.filter(({ status }) => status === 'in_progress').length).toBeGreaterThan(4)
  const byTechnique = Map.groupBy(again, ({ playerId, technique }) => `${playerId} ${technique.id}`)
  expect(byTechnique.size).toBeGreaterThan(40)
  expect([...byTechnique.values()].map((each) => each.at(-1)!.status)).not.toContain('in_progress')
  expect(again.filter(({ evaluatedAt }) => evaluatedAt > today)).toEqual([])
})

test('Three seasons can be compared: each has sessions with a roll, and techniques that were gained.', async () => {
  const lea = { id: people.lea.id, role: 'coach', rank: 'coach', clubId: vaiseId } as const
  const now = new Date('2026-11-24T16:18:00Z')
  const wanted = { now, today: '2026-11-24', timeZone: 'Europe/Paris', players: null }
  const { seasons } = await readStatistics(db, lea, { ...wanted, from: '2024-07-01', to: '2026-11-24' })
  expect(seasons.map(({ start }) => start)).toEqual(['2024-07-01', '2025-07-01', '2026-07-01'])
  for (const { whole } of seasons) {
    expect(whole.sessions).toBeGreaterThan(50)
    expect(whole.gained).toBeGreaterThan(5)
  }
})

test.each(['2026-06-30', '2026-07-01', '2026-11-24', '2028-02-29'])(
  'On %s the sessions of earlier seasons come before the others, once each, in open weeks, with who was here.',
  (today) => {
    const earlier = earlierSessions(today)
    const first = sessionsAround(today)
      .map(({ date }) => date)
      .toSorted()[0]!
    expect(earlier.filter(({ date }) => date >= first)).toEqual([])
    expect(new Set(earlier.map(({ id }) => id)).size).toBe(earlier.length)
    expect(earlier.filter(({ date }) => /-0[78]-/.test(date))).toEqual([])
    const arrived = new Map(
      club(new Date(`${today}T12:00:00Z`)).people.map((each) => [each.id, each.createdAt]),
    )
    for (const { date, participants } of earlier)
      for (const { playerId } of participants)
        expect(arrived.get(playerId)! <= new Date(`${date}T20:00:00Z`)).toBe(true)
  },
)

test('The terminal says in French what to open, as whom, and what is not real.', async () => {
  const url = 'http://localhost:3000'
  const club = { name: 'Ping Club de Vaise', code: 'pingclubdevaise' }
  const text = tour(url, '/somewhere', { ofToday: true, club })
  expect(text).toMatch(new RegExp(`entraineuse +Léa Fontaine +${url}/coach +${people.lea.email}`))
  expect(text).toMatch(new RegExp(`joueuse +Inès Morel +${url}/player +${people.ines.email}`))
  for (const said of [
    demoPassword,
    `${url}/dev/mails`,
    'pingclubdevaise',
    'simulé',
    'Tout est inventé',
    '/somewhere',
  ])
    expect(text).toContain(said)
  expect(text).not.toContain('premier lancement')
  expect(tour(url, '/somewhere', { ofToday: false, club: undefined })).toContain(
    'Les dates sont celles du premier lancement',
  )
})
