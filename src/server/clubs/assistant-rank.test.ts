import { expect, test } from 'vitest'
import { insertApiKey } from '../../../test/club/api-key-fixtures.ts'
import { createTestContext } from '../../../test/support/context.ts'
import { commitOnceBlocked, held } from '../../../test/support/meanwhile.ts'
import { queuedMailsTo } from '../../../test/support/mails.ts'
import { createClub, createMember } from '../../../test/club/people.ts'
import { refusal } from '../../../test/support/refusals.ts'
import { programWith } from '../../../test/support/v1.ts'
import * as accounts from '../../contract/accounts.ts'
import * as apiKeys from '../../contract/api-keys.ts'
import * as clubs from '../../contract/clubs.ts'
import * as journal from '../../contract/journal.ts'
import * as players from '../../contract/players.ts'

const context = await createTestContext()

test('A coach is made an assistant and a coach again: they hear of it, and the journal too.', async () => {
  const club = await createClub(context)
  const manon = await createMember(context, club, 'coach', { firstName: 'Manon', lastName: 'Guérin' })
  await createMember(context, club, 'player')
  await club.coach.call(clubs.nameMember, { id: manon.id, rank: 'assistant' })
  await club.coach.call(clubs.nameMember, { id: manon.id, rank: 'assistant' })
  expect((await manon.call(accounts.me, {}))?.account).toMatchObject({ role: 'coach', rank: 'assistant' })
  const page = await manon.call(clubs.show, {})
  expect(page).toMatchObject({ administration: null, planInForce: 'pro' })
  expect(JSON.stringify([page, await manon.call(players.list, {})])).not.toContain('@exemple.fr')
  expect(await refusal(manon.call(clubs.update, { version: 1, name: 'À moi' }))).toBe('not-for-assistants')

  await club.coach.call(clubs.nameMember, { id: manon.id, rank: 'coach' })
  expect((await manon.call(clubs.show, {})).administration).not.toBeNull()
  const subjects = (await queuedMailsTo(context, manon.email)).map(({ subject }) => subject)
  expect(subjects).toContain('Vous êtes maintenant assistant de Ping Club de Vaise')
  expect(subjects).toContain('Vous êtes maintenant entraineur de Ping Club de Vaise')
  const { entries } = await club.coach.call(journal.list, { kind: 'members' })
  expect(entries.map(({ act }) => act).filter((act) => act.startsWith('named'))).toEqual([
    'named-coach',
    'named-assistant',
  ])
})

test('An assistant is let in as one, gets no mail of those who run the club, and inherits nothing.', async () => {
  const club = await createClub(context)
  const second = await createMember(context, club, 'coach')
  await club.coach.call(clubs.nameMember, { id: second.id, rank: 'assistant' })
  const before = (await queuedMailsTo(context, second.email)).length
  await createMember(context, club, 'coach')
  expect(await queuedMailsTo(context, second.email)).toHaveLength(before)
  expect(await refusal(club.coach.call(clubs.handOver, { id: second.id }))).toBe('not-a-club-coach')
  await second.call(clubs.leave, {})

  const third = await createClub(context)
  const only = await createMember(context, third, 'coach')
  await third.coach.call(clubs.nameMember, { id: only.id, rank: 'assistant' })
  expect(await refusal(third.coach.call(clubs.leave, {}))).toBe('last-coach')
  await context.db.deleteFrom('accounts').where('id', '=', third.coach.id).execute()
  expect((await only.call(clubs.show, {})).ownerId).toBeNull()
})

test('The keys that a new assistant made end at once and for good, and the journal says so.', async () => {
  const club = await createClub(context)
  const named = await createMember(context, club, 'coach')
  const secretOf = async (coachId: string, name: string) =>
    (await insertApiKey(context, { clubId: club.id, coachId, name })).secret
  const [lost, kept] = [await secretOf(named.id, 'Bureau'), await secretOf(club.coach.id, 'Site du club')]
  const statusOf = async (secret: string) => (await programWith(context.app, secret)('players')).status
  expect(await statusOf(lost)).toBe(200)
  await club.coach.call(clubs.nameMember, { id: named.id, rank: 'assistant' })
  expect([await statusOf(lost), await statusOf(kept)]).toEqual([401, 200])
  const { entries } = await club.coach.call(journal.list, {})
  const ended = entries.filter(({ act }) => act === 'key-ended')
  expect(ended).toMatchObject([{ details: { keyName: 'Bureau' } }])

  await club.coach.call(clubs.nameMember, { id: named.id, rank: 'coach' })
  expect(await statusOf(lost)).toBe(401)
  expect((await club.coach.call(apiKeys.list, {})).keys.map(({ name }) => name)).toEqual(['Site du club'])
})

test('Of two coaches who name each other assistant at once, one stays a coach.', async () => {
  const club = await createClub(context)
  const [second, third] = [
    await createMember(context, club, 'coach'),
    await createMember(context, club, 'coach'),
  ]
  const name = (by: typeof second, { id }: typeof third) =>
    by.call(clubs.nameMember, { id, rank: 'assistant' })
  const both = () => [name(second, third), name(third, second)]
  expect(await commitOnceBlocked(context, held(club.id), both)).toEqual(['not-for-assistants', 'ok'])
})

test('The database knows no assistant who is the owner, or a player.', async () => {
  const club = await createClub(context)
  const player = await createMember(context, club, 'player')
  for (const { id } of [club.coach, player]) {
    const naming = context.db.updateTable('memberships').set({ assistant: true }).where('account_id', '=', id)
    await expect(naming.execute()).rejects.toThrow(/memberships_check/)
  }
})
