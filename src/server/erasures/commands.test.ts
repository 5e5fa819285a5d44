import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { createAccount, createClub, createMember } from '../../../test/club/people.ts'
import { createTestContext } from '../../../test/support/context.ts'
import { operator, queuedSecurityEvents } from '../../../test/support/operator.ts'
import * as journal from '../../contract/journal.ts'
import { erasureCommands } from './commands.ts'

const context = await createTestContext()
const { erase } = erasureCommands

const isThere = async (id: string) =>
  (await context.db.selectFrom('accounts').select('id').where('id', '=', id).execute()).length === 1

test('A member is erased at once, which the journal of the club and the list of erasures say; twice is once.', async () => {
  const club = await createClub(context, 'Ping Effacé')
  const player = await createMember(context, club, 'player', { firstName: 'Inès', lastName: 'Morel' })
  expect(await erase.run(operator(context), [player.id])).toContain('Inès Morel is erased.')
  expect(await isThere(player.id)).toBe(false)
  const { entries } = await club.coach.call(journal.list, {})
  expect(entries[0]).toMatchObject({ act: 'erased', actor: { id: null, name: null } })
  expect(
    await context.db.selectFrom('erasures').select('kind').where('id', '=', player.id).execute(),
  ).toEqual([{ kind: 'account' }])
  expect((await queuedSecurityEvents(context)).at(-1)).toMatchObject({
    securityEvent: 'erased',
    accountId: player.id,
    clubId: club.id,
    by: 'operator',
  })
  await expect(erase.run(operator(context), [player.id])).rejects.toThrow('There is no account of the id')
})

test('Somebody without a club is erased, by the id alone, not by the address.', async () => {
  const player = await createAccount(context, 'player')
  for (const unknown of [player.email, uuidv7(), ''])
    await expect(erase.run(operator(context), [unknown])).rejects.toThrow('npm run admin accounts EMAIL')
  expect(await isThere(player.id)).toBe(true)
  await erase.run(operator(context), [player.id.toUpperCase()])
  expect(await isThere(player.id)).toBe(false)
})

test('Whoever answers for a club stays, until it is handed over or closed.', async () => {
  const { id, coach } = await createClub(context, 'Ping Tenu')
  await expect(erase.run(operator(context), [coach.id])).rejects.toThrow(
    'Camille Roux answers for Ping Tenu: they have to hand the club over or close it first',
  )
  expect(await isThere(coach.id)).toBe(true)
  await context.db
    .updateTable('clubs')
    .set({ active: false, closed_at: context.now() })
    .where('id', '=', id)
    .execute()
  await erase.run(operator(context), [coach.id])
  expect(await isThere(coach.id)).toBe(false)
})

test('Twice at the same time one of the two finds nobody any more.', async () => {
  const player = await createMember(context, await createClub(context), 'player')
  const ends = await Promise.allSettled([1, 2].map(() => erase.run(operator(context), [player.id])))
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})
