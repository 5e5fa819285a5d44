import { expect, test } from 'vitest'
import { testDatabase } from '../../test/support/database.ts'
import { demoPassword, people } from './club-people.ts'
import { sessionPhase } from '../domain/training-session.ts'
import { findSession } from '../server/training-sessions/store.ts'
import { sessionId } from './club-sessions.ts'
import { vaiseId } from './club.ts'
import { checkedAgain } from './checked-again.ts'
import { demonstrate, tour } from './demonstration.ts'
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

test('A visitor finds a session in progress, and a coach’s card that says who left.', async () => {
  const lea = { id: people.lea.id, role: 'coach', clubId: vaiseId } as const
  const now = new Date('2026-11-24T16:18:00Z')
  const begun = await findSession(db, lea, idOf('session in progress'))
  expect(begun && sessionPhase(begun, now)).toBe('in-progress')
  expect(begun?.players.filter(({ presence }) => presence === 'present')).toHaveLength(3)
  expect((await findSession(db, lea, sessionId('loisir', 1)))?.left).toMatchObject([{ name: 'Malo Tessier' }])
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
