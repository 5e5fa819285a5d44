import type { Stripe } from 'stripe'
import { expect, onTestFinished, test } from 'vitest'
import { migratedFrom } from '../../../test/support/migrated-from.ts'
import { idOf } from '../../demo/seeded.ts'
import { storeEvent } from '../billing/stripe-events.ts'
import { openDatabase } from './connection.ts'

const clubId = idOf('Ping Club de Vaise')
const handled = new Date('2027-01-04T10:00:00Z')
const now = new Date('2027-01-05T10:00:00Z')

test('Each existing event stays handled, also when Stripe sends it again', async () => {
  const { client, connection } = await migratedFrom('0006', async (query) => {
    await query(
      `insert into clubs (id, name, code, trial_ends_at, created_at, updated_at)
       values ($1, 'Ping Club de Vaise', 'pingclubdevaise', now(), now(), now())`,
      [clubId],
    )
    await query(
      `insert into club_subscriptions (club_id, customer, read_at, created_at) values ($1, 'cus_vaise', now(), now())`,
      [clubId],
    )
    for (const [id, club] of [
      ['evt_known', clubId],
      ['evt_clubless', null],
      ['evt_repeated', clubId],
    ]) {
      await query(
        `insert into stripe_events (id, type, club_id, handled_at) values ($1, 'invoice.paid', $2, $3)`,
        [id, club, handled],
      )
    }
  })
  const { db, close } = openDatabase(connection, { maxConnections: 1 })
  onTestFinished(() => close())
  await storeEvent(db, paid('evt_repeated'), now)
  const jobs = await client.query(
    `select from graphile_worker.jobs where task_identifier = 'sync-subscription'`,
  )
  expect(jobs.rows).toEqual([])
  await storeEvent(db, paid('evt_new'), now)
  const { rows } = await client.query(
    `select id, club_id, customer, created_at, received_at, handled_at from stripe_events order by received_at, id`,
  )
  const old = { customer: null, created_at: handled, received_at: handled, handled_at: handled }
  expect(rows).toEqual([
    { id: 'evt_clubless', club_id: null, ...old },
    { id: 'evt_known', club_id: clubId, ...old },
    { id: 'evt_repeated', club_id: clubId, ...old },
    {
      id: 'evt_new',
      club_id: clubId,
      customer: 'cus_vaise',
      created_at: now,
      received_at: now,
      handled_at: null,
    },
  ])
})

function paid(id: string): Stripe.Event {
  const object = { customer: 'cus_vaise' }
  return { id, type: 'invoice.paid', created: now.getTime() / 1000, data: { object } } as Stripe.Event
}
