import { beforeEach, expect, test } from 'vitest'
import { createClub } from '../../../test/club/people.ts'
import { createTestContext, createTestContextOn } from '../../../test/support/context.ts'
import { queuedSubjectsTo } from '../../../test/support/mails.ts'
import { operator, queuedSecurityEvents } from '../../../test/support/operator.ts'
import { payingClub, portalOf, press } from '../../../test/stripe/paying.ts'
import * as journal from '../../contract/journal.ts'
import * as subscription from '../../contract/subscription.ts'
import { clubCommands } from '../clubs/commands.ts'
import { billingCommands } from './commands.ts'

const context = await createTestContext()
const { 'resume-billing': resume } = billingCommands

beforeEach(() => {
  context.clock.now = new Date('2027-01-04T10:00:00Z')
})

async function pausedClub() {
  const club = await payingClub(context)
  await press(context, await portalOf(club.coach), 'suspendre')
  return club
}

test('A club whose charging was stopped is charged again; its coaches are told, and its journal says so.', async () => {
  const club = await pausedClub()
  expect((await club.coach.call(subscription.show, {})).collectionPause).not.toBeNull()
  expect(await clubCommands.club.run(operator(context), [club.id])).toContain(
    `Stripe has stopped charging it. To go on: npm run admin resume-billing ${await club.code()}`,
  )
  expect(await resume.run(operator(context), [await club.code()])).toContain('is charged again')
  expect(await club.coach.call(subscription.show, {})).toMatchObject({
    status: 'active',
    collectionPause: null,
  })
  expect((await queuedSubjectsTo(context, club.coach.email)).at(-1)).toContain('reprennent')
  const { entries } = await club.coach.call(journal.list, { kind: 'club' })
  expect(entries[0]).toMatchObject({ act: 'operator-resumed-billing', actor: null })
  expect((await queuedSecurityEvents(context)).at(-1)).toMatchObject({
    securityEvent: 'operator-resumed-billing',
    clubId: club.id,
    by: 'operator',
  })
  await expect(resume.run(operator(context), [club.id])).rejects.toThrow('is charged already')
  expect((await club.coach.call(journal.list, { kind: 'club' })).entries).toHaveLength(entries.length)
})

test('Twice at the same time it is noted once.', async () => {
  const club = await pausedClub()
  const ends = await Promise.allSettled([1, 2].map(() => resume.run(operator(context), [club.id])))
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const { entries } = await club.coach.call(journal.list, { kind: 'club' })
  expect(entries.filter(({ act }) => act === 'operator-resumed-billing')).toHaveLength(1)
})

test('Where Stripe is asked by the settings of another account, nothing is taken for ended.', async () => {
  const club = await pausedClub()
  await context.db
    .updateTable('club_subscriptions')
    .set({ subscription: 'sub_of_another_account' })
    .where('club_id', '=', club.id)
    .execute()
  await expect(resume.run(operator(context), [club.id])).rejects.toThrow('by the settings of this shell')
  expect((await club.coach.call(subscription.show, {})).status).toBe('active')
})

test('A club on trial, one that is closed, and a server that sells nothing are refused in a sentence.', async () => {
  const { id } = await createClub(context, 'Ping Essai')
  await expect(resume.run(operator(context), [id])).rejects.toThrow(
    'Ping Essai has no subscription that runs.',
  )
  const free = createTestContextOn(context.database, { BILLING: 'off' })
  await expect(resume.run(operator(free), [id])).rejects.toThrow('Nothing is sold on this server')
  await context.db.updateTable('clubs').set({ active: false }).where('id', '=', id).execute()
  await expect(resume.run(operator(context), [id])).rejects.toThrow('is closed, and pays nothing')
})
