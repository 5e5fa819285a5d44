import { expect, onTestFinished, test } from 'vitest'
import { createClub } from '../../../test/club/people.ts'
import { createTestContext } from '../../../test/support/context.ts'
import { migratedFrom } from '../../../test/support/migrated-from.ts'
import { idOf } from '../../demo/seeded.ts'
import { type Db, openDatabase } from '../database/connection.ts'
import { beginSelling } from './begin-selling.ts'

const free = await createTestContext({ BILLING: 'off' })
const selling = await createTestContext()

const dayMs = 24 * 3600 * 1000
const now = new Date('2027-03-01T10:00:00Z')
const inSevenDays = new Date(now.getTime() + 7 * dayMs)

async function clubsOf(db: Db) {
  const rows = await db
    .selectFrom('clubs')
    .select(['name', 'trial_ends_at as trialEndsAt', 'read_only_from as readOnlyFrom'])
    .orderBy('name')
    .execute()
  return Object.fromEntries(rows.map(({ name, ...dates }) => [name, dates]))
}

test('A club older than its trial stays writable for seven days after an upgrade from a version that sold nothing.', async () => {
  const old = new Date('2026-09-01T10:00:00Z')
  const young = new Date('2027-03-12T10:00:00Z')
  const { connection } = await migratedFrom('0003', async (query) => {
    for (const [name, trialEndsAt] of [
      ['Ancien', old],
      ['Jeune', young],
    ] as const) {
      await query(
        `insert into clubs (id, name, code, trial_ends_at, created_at, updated_at)
         values ($1, $2, lower($2), $3, $4, $4)`,
        [idOf(name), name, trialEndsAt, old],
      )
    }
  })
  const { db, close } = openDatabase(connection, { maxConnections: 2 })
  onTestFinished(() => close())
  const starts = await Promise.all([
    beginSelling(db, { sells: true, now }),
    beginSelling(db, { sells: true, now }),
  ])
  expect(starts.toSorted((a, b) => a - b)).toEqual([0, 1])
  const after = {
    Ancien: { trialEndsAt: inSevenDays, readOnlyFrom: inSevenDays },
    Jeune: { trialEndsAt: young, readOnlyFrom: young },
  }
  expect(await clubsOf(db)).toEqual(after)

  // A later start gives no further days.
  await beginSelling(db, { sells: true, now: new Date(now.getTime() + 6 * dayMs) })
  expect(await clubsOf(db)).toEqual(after)
})

test('A server on which clubs have subscribed gives no days when it is upgraded.', async () => {
  const ended = new Date('2026-09-01T10:00:00Z')
  const { connection } = await migratedFrom('0007', async (query) => {
    await query(
      `insert into clubs (id, name, code, trial_ends_at, read_only_from, created_at, updated_at)
       values ($1, 'Ancien', 'ancien', $2, $2, $2, $2)`,
      [idOf('Ancien'), ended],
    )
    await query(
      `insert into club_subscriptions (club_id, customer, read_at, created_at) values ($1, 'cus_1', now(), now())`,
      [idOf('Ancien')],
    )
  })
  const { db, close } = openDatabase(connection, { maxConnections: 1 })
  onTestFinished(() => close())
  expect(await beginSelling(db, { sells: true, now })).toBe(0)
  expect(await clubsOf(db)).toEqual({ Ancien: { trialEndsAt: ended, readOnlyFrom: ended } })
})

test('A server that begins to sell, or begins again, gives each club seven days; one that pays is left alone.', async () => {
  free.clock.now = new Date('2027-01-01T10:00:00Z')
  await createClub(free, 'Fondé gratuitement')
  await createClub(free, 'Payant')
  await free.db.updateTable('clubs').set({ read_only_from: null }).where('name', '=', 'Payant').execute()
  const trialEndsAt = new Date('2027-01-15T10:00:00Z')

  expect(await beginSelling(free.db, { sells: true, now })).toBe(1)
  expect(await clubsOf(free.db)).toEqual({
    'Fondé gratuitement': { trialEndsAt: inSevenDays, readOnlyFrom: inSevenDays },
    Payant: { trialEndsAt, readOnlyFrom: null },
  })
  expect(await beginSelling(free.db, { sells: true, now: inSevenDays })).toBe(0)

  await beginSelling(free.db, { sells: false, now: inSevenDays })
  const again = new Date('2027-09-01T10:00:00Z')
  expect(await beginSelling(free.db, { sells: true, now: again })).toBe(1)
  expect((await clubsOf(free.db))['Fondé gratuitement']?.readOnlyFrom).toEqual(
    new Date('2027-09-08T10:00:00Z'),
  )
})

test('A club founded where plans are sold has its trial, and no more.', async () => {
  selling.clock.now = new Date('2027-01-01T10:00:00Z')
  await createClub(selling, 'Fondé en vente')
  expect(await beginSelling(selling.db, { sells: true, now })).toBe(0)
  expect((await clubsOf(selling.db))['Fondé en vente']?.readOnlyFrom).toEqual(
    new Date('2027-01-15T10:00:00Z'),
  )
})
