import { v7 as uuidv7 } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'
import { evaluate, evenScores, setScores, setting } from '../../../test/club/evaluations.ts'
import { type Club, createClub, createMember, type TestAccount } from '../../../test/club/people.ts'
import { plannedSession } from '../../../test/club/planned-session.ts'
import { sessionPlan } from '../../../test/club/session-plan.ts'
import { caller, createTestContext } from '../../../test/support/context.ts'
import { mailedTokenOf } from '../../../test/support/mails.ts'
import { commitOnceBlocked, held } from '../../../test/support/meanwhile.ts'
import { refusal, wrongFields } from '../../../test/support/refusals.ts'
import * as accounts from '../../contract/accounts.ts'
import * as children from '../../contract/children.ts'
import * as clubs from '../../contract/clubs.ts'
import type { Input } from '../../contract/endpoint.ts'
import * as federation from '../../contract/federation.ts'
import * as journal from '../../contract/journal.ts'
import * as players from '../../contract/players.ts'
import * as trainingSessions from '../../contract/training-sessions.ts'

const context = await createTestContext()
const { db } = context
let club: Club

beforeEach(async () => {
  await db.deleteFrom('attempts').execute()
  club = await createClub(context)
})

const kenza = { firstName: 'Kenza', lastName: 'Haddad', birthYear: 2015 }
const add = (child: Partial<Input<typeof children.add>> = {}) =>
  club.coach.call(children.add, { id: uuidv7(), ...kenza, ...child })

describe('A child without an address', () => {
  test('is a player of the club, as its coaches read.', async () => {
    const { id } = await add()
    const listed = await club.coach.call(players.list, {})
    expect(listed).toEqual([
      {
        id,
        firstName: 'Kenza',
        lastName: 'Haddad',
        email: '',
        playingStyle: null,
        since: context.now().toISOString(),
        aiSettings: null,
      },
    ])
    expect(await club.coach.call(players.show, { id })).toMatchObject({
      email: '',
      invitation: { invitedAt: null },
    })
    expect(await club.coach.call(federation.show, { id })).toMatchObject({ birthYear: 2015 })
  })

  test('is planned, marked present, evaluated and scored as any player.', async () => {
    const { id } = await add()
    const child = { id } as TestAccount
    const planned = await club.coach.call(trainingSessions.create, sessionPlan([id]))
    expect(planned.players).toMatchObject([{ id, name: 'Kenza Haddad', reply: null }])
    const past = await plannedSession(context, { clubId: club.id, inDays: -1, players: { [id]: null } })
    await club.coach.call(trainingSessions.markPresence, {
      id: past,
      playerId: id,
      presence: 'present',
      was: null,
    })
    await evaluate(club.coach, child)
    await setScores(club.coach, setting(child))
    const record = await club.coach.call(players.show, { id })
    expect(record).toMatchObject({
      statistics: { totalSessions: 1, totalHours: 1 },
      attendance: [{ presence: 'present' }],
      evaluations: [{ status: 'in_progress' }],
      aiSettingsHistory: [evenScores],
    })
  })

  test('is removed with all that is known of them where nothing was noted, and else stays nobody’s account.', async () => {
    const [never, trained] = [await add(), await add({ firstName: 'Rayan' })]
    await plannedSession(context, { clubId: club.id, inDays: -1, players: { [trained.id]: 'present' } })
    for (const { id } of [never, trained]) await club.coach.call(clubs.removeMember, { id })
    const left = await db
      .selectFrom('accounts')
      .select(['id', 'email', 'password_hash'])
      .where('id', 'in', [never.id, trained.id])
      .execute()
    expect(left).toEqual([{ id: trained.id, email: null, password_hash: null }])
  })

  test('gets an address of its own once it has one, and chooses a password by the link.', async () => {
    const { id } = await add()
    const email = `${uuidv7()}@exemple.fr`
    await club.coach.call(players.invite, { id, email })
    const token = await mailedTokenOf(context, email)
    const password = 'balle-orange-2026'
    await caller(context.app)(accounts.resetPassword, { token, password })
    expect(await caller(context.app)(accounts.signIn, { door: 'player', email, password })).toMatchObject({
      account: { id, firstName: 'Kenza' },
    })
  })

  test('is in the journal, with the coach who added them.', async () => {
    const { id } = await add()
    const { entries } = await club.coach.call(journal.list, {})
    expect(entries[0]).toMatchObject({
      act: 'added',
      actor: { id: club.coach.id },
      subject: { id, name: 'Kenza Haddad' },
      details: { role: 'player' },
    })
  })

  test('has nothing to sign in with: neither a password, nor an address to have a link sent to.', async () => {
    const { id } = await add()
    const account = await db
      .selectFrom('accounts')
      .select(['email', 'password_hash', 'email_confirmed_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(account).toEqual({ email: null, password_hash: null, email_confirmed_at: null })
  })

  test('counts among the plan’s players: the eleventh of Essential is refused.', async () => {
    await onEssential()
    await createMember(context, club, 'player')
    for (let n = 0; n < 9; n += 1) await add()
    expect(await refusal(add())).toBe('plan-full-of-players')
  })
})

test('A year that nobody can be born in is refused beside its field, and so is what is no name.', async () => {
  const nextYear = context.now().getFullYear() + 1
  expect(await wrongFields(add({ birthYear: nextYear }))).toEqual({
    birthYear: expect.stringMatching(/^Une année entre \d+ et \d+$/),
  })
  expect(await wrongFields(add({ birthYear: 15 }))).toEqual({
    birthYear: 'Écrivez l’année en quatre chiffres, comme 2012',
  })
  expect(await wrongFields(add({ firstName: ' ', lastName: 'www.exemple.fr' }))).toEqual({
    firstName: 'Prénom requis',
    lastName: 'Pas d’adresse de site ici',
  })
})

test('Sent again by another write it is the same child, and never somebody else’s account.', async () => {
  const { id } = await add()
  expect(await add({ id })).toMatchObject({ id, firstName: 'Kenza' })
  expect(await refusal(add({ id, firstName: 'Inaya' }))).toBe('id-taken')
  const voisins = await createClub(context, 'Voisins')
  expect(await refusal(add({ id: voisins.coach.id }))).toBe('id-taken')
  expect(await club.coach.call(players.list, {})).toHaveLength(1)
})

test('Sent again once the plan is full, it is answered as before.', async () => {
  await onEssential()
  for (let n = 0; n < 9; n += 1) await add()
  const { id } = await add()
  expect(await refusal(add())).toBe('plan-full-of-players')
  expect(await add({ id })).toMatchObject({ id })
})

test('Two coaches at once fill the last place of the plan once.', async () => {
  const marc = await createMember(context, club, 'coach')
  await onEssential()
  for (let n = 0; n < 9; n += 1) await add()
  const ends = await commitOnceBlocked(context, held(club.id), () => [
    add(),
    marc.call(children.add, { id: uuidv7(), ...kenza }),
  ])
  expect(ends.toSorted()).toEqual(['ok', 'plan-full-of-players'])
})

async function onEssential(): Promise<void> {
  await db
    .updateTable('clubs')
    .set({ trial_ends_at: new Date(context.now().getTime() - 1), subscription_plan: 'essential' })
    .where('id', '=', club.id)
    .execute()
}
