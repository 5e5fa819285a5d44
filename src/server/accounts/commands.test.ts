import { beforeEach, expect, test } from 'vitest'
import { createAccount, createClub } from '../../../test/club/people.ts'
import { caller, createTestContext } from '../../../test/support/context.ts'
import { password } from '../../../test/support/newcomers.ts'
import { operator, queuedSecurityEvents } from '../../../test/support/operator.ts'
import { refusal } from '../../../test/support/refusals.ts'
import * as accounts from '../../contract/accounts.ts'
import * as clubs from '../../contract/clubs.ts'
import { accountCommands } from './commands.ts'

const context = await createTestContext()
const { accounts: show, 'reset-link': resetLink, confirm } = accountCommands
const nobody = caller(context.app)

beforeEach(async () => {
  await context.db.deleteFrom('attempts').execute()
})

test('An account is shown by its address, with its place in a club.', async () => {
  const { coach, code } = await createClub(context, 'Ping de Vaise')
  const text = await show.run(operator(context), [` ${coach.email.toUpperCase()} `])
  for (const part of [
    'Camille Roux',
    coach.id,
    'A coach',
    `Ping de Vaise (${await code()}): its owner`,
    'was confirmed',
  ])
    expect(text).toContain(part)
  const alone = await createAccount(context, 'player', { confirmed: false })
  const other = await show.run(operator(context), [alone.email])
  expect(other).toContain('In no club.')
  expect(other).toContain('not confirmed')
  expect((await queuedSecurityEvents(context)).at(-1)).toMatchObject({
    securityEvent: 'operator-read-account',
    about: [alone.id],
    by: 'operator',
  })
})

test('An address of nobody, and what is none, are said to be unknown.', async () => {
  for (const command of [show, resetLink, confirm])
    for (const unknown of ['personne@exemple.fr', 'pas une adresse', ''])
      await expect(command.run(operator(context), [unknown])).rejects.toThrow(
        `There is no account of the address « ${unknown} ».`,
      )
})

test('A reset link chooses another password, once; what is logged of it is no secret.', async () => {
  const player = await createAccount(context, 'player')
  const said = await resetLink.run(operator(context), [player.email])
  const [url = ''] = said.split('\n')
  const { pathname, search, hash } = new URL(url)
  expect(pathname + search).toBe('/reset-password?space=player')
  const events = await queuedSecurityEvents(context)
  expect(events.at(-1)).toMatchObject({ securityEvent: 'reset-link-made', about: [player.id] })
  expect(JSON.stringify(events)).not.toContain(hash.slice(1))
  expect(JSON.stringify(events)).not.toContain(player.email)
  const token = hash.slice(1)
  expect(await nobody(accounts.resetPassword, { token, password })).toEqual({ role: 'player' })
  expect(await refusal(nobody(accounts.resetPassword, { token, password }))).toBe('link-expired')
})

test('Two reset links are valid beside each other, and end after an hour.', async () => {
  const player = await createAccount(context, 'player')
  const [first = ''] = (await resetLink.run(operator(context), [player.email])).split('\n')
  const [second = ''] = (await resetLink.run(operator(context), [player.email])).split('\n')
  expect(first).not.toBe(second)
  const start = context.clock.now
  context.clock.now = new Date(start.getTime() + 3600_001)
  const late = nobody(accounts.resetPassword, { token: new URL(first).hash.slice(1), password })
  expect(await refusal(late)).toBe('link-expired')
  context.clock.now = start
  await nobody(accounts.resetPassword, { token: new URL(second).hash.slice(1), password })
})

test('An address is confirmed once; whoever waits in a club can be accepted then.', async () => {
  const club = await createClub(context, 'Ping Attente')
  const coach = await createAccount(context, 'coach', { confirmed: false })
  await coach.call(clubs.join, { code: await club.code() })
  expect(await refusal(club.coach.call(clubs.acceptMember, { id: coach.id }))).toBe('email-unconfirmed')
  expect(await show.run(operator(context), [coach.email])).toContain('waits to be let in as a coach')
  expect(await confirm.run(operator(context), [coach.email])).toBe(`The address ${coach.email} is confirmed.`)
  const [event] = (await queuedSecurityEvents(context)).slice(-1)
  expect(event).toMatchObject({ securityEvent: 'email-confirmed', accountId: coach.id, by: 'operator' })
  expect(JSON.stringify(event)).not.toContain('@')
  await club.coach.call(clubs.acceptMember, { id: coach.id })
  await expect(confirm.run(operator(context), [coach.email])).rejects.toThrow('has been confirmed since')
})

test('Whoever has asked to be erased is named as such.', async () => {
  const player = await createAccount(context, 'player')
  const erased_from = new Date('2026-12-05T10:00:00Z')
  await context.db.updateTable('accounts').set({ erased_from }).where('id', '=', player.id).execute()
  for (const command of [show, resetLink])
    expect(await command.run(operator(context), [player.email])).toContain('from 2026-12-05 10:00 UTC')
})
