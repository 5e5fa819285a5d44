import { v7 as uuidv7 } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  type Club,
  createAccount,
  createClub,
  createMember,
  type TestAccount,
} from '../../../test/club/people.ts'
import { editOf, sessionPlan } from '../../../test/club/session-plan.ts'
import { caller, createTestContext, request } from '../../../test/support/context.ts'
import {
  lastQueuedMailTo,
  mailedTokenOf,
  queuedSubjectsTo,
  storedMailsTo,
} from '../../../test/support/mails.ts'
import { commitOnceBlocked } from '../../../test/support/meanwhile.ts'
import { refusal } from '../../../test/support/refusals.ts'
import * as accounts from '../../contract/accounts.ts'
import * as children from '../../contract/children.ts'
import * as clubs from '../../contract/clubs.ts'
import * as family from '../../contract/family.ts'
import * as guardians from '../../contract/guardians.ts'
import * as journal from '../../contract/journal.ts'
import { ownDataPaths } from '../../contract/own-data.ts'
import * as players from '../../contract/players.ts'
import * as trainingSessions from '../../contract/training-sessions.ts'
import { sendNotifications } from '../notifications/sender.ts'
import { deleteExpiredGuardianInvitations } from './invitations.ts'

const context = await createTestContext({ PUBLIC_URL: 'http://rebond.monclub.fr' })
const { db } = context
const password = 'balle-orange-2026'
let club: Club
let kenza: string

beforeEach(async () => {
  await db.deleteFrom('attempts').execute()
  club = await createClub(context)
  kenza = await addChild('Kenza')
})

async function addChild(firstName: string): Promise<string> {
  const id = uuidv7()
  await club.coach.call(children.add, { id, firstName, lastName: 'Haddad', birthYear: 2015 })
  return id
}

const invite = (email: string, id = kenza) =>
  club.coach.call(guardians.invite, { id, guardianshipId: uuidv7(), email })
const listed = (id = kenza) => club.coach.call(guardians.list, { id })

/** Invited by mail, with an account of its own made by the link. */
async function newParent(id = kenza): Promise<TestAccount> {
  const email = `${uuidv7()}@exemple.fr`
  await invite(email, id)
  const token = await mailedTokenOf(context, email)
  const account = { token, id: uuidv7(), firstName: 'Sonia', lastName: 'Haddad', password }
  const response = await request(context.app, guardians.signUp, account)
  expect(response.status).toBe(200)
  const cookie = response.headers.get('Set-Cookie')!.split(';')[0]!
  return { id: account.id, email, cookie, call: caller(context.app, cookie) }
}

async function acceptedParent(id = kenza): Promise<TestAccount> {
  const parent = await newParent(id)
  const waiting = (await listed(id)).find(({ status }) => status === 'waiting')!
  await club.coach.call(guardians.accept, { id: waiting.id })
  return parent
}

async function planned(...ids: string[]) {
  return club.coach.call(trainingSessions.create, sessionPlan(ids))
}

/** Cancels a planned session, and tells of that at noon of its day. */
async function cancelAndTell({ id, version, startsAt }: Awaited<ReturnType<typeof planned>>): Promise<void> {
  await db.deleteFrom('notifications').execute()
  await club.coach.call(trainingSessions.cancel, { id, version })
  await db.updateTable('notifications').set({ due_at: context.now() }).execute()
  const before = context.clock.now
  context.clock.now = new Date(startsAt)
  context.clock.now.setUTCHours(12, 0, 0, 0)
  await sendNotifications(context)
  context.clock.now = before
}

describe('A parent who is invited by mail', () => {
  test('makes an account by the link, at the address that it was mailed to, and waits.', async () => {
    const parent = await newParent()
    expect(await parent.call(accounts.me, {})).toMatchObject({
      account: { role: 'guardian', clubId: null, email: parent.email, emailConfirmed: true, family: true },
      club: null,
    })
    await planned(kenza)
    expect(await parent.call(family.list, {})).toMatchObject({
      children: [{ id: kenza, firstName: 'Kenza', waiting: true, sessions: [] }],
    })
    expect(await refusal(parent.call(family.show, { childId: kenza }))).toBe('not-found')
    expect(await listed()).toMatchObject([{ status: 'waiting', name: 'Sonia Haddad', email: parent.email }])
    expect(await queuedSubjectsTo(context, club.coach.email)).toContain('Un parent attend votre accord')
  })

  test('acts once a coach has accepted them, which both are told.', async () => {
    const first = await acceptedParent()
    await acceptedParent()
    const told = await storedMailsTo(context, first.email)
    expect(told.map(({ subject }) => subject)).toEqual([
      'Le club de tennis de table de votre enfant vous invite',
      'Vous suivez maintenant Kenza',
      'Un autre parent suit Kenza',
    ])
    expect(await club.coach.call(players.list, {})).toMatchObject([{ id: kenza, email: '', guarded: true }])
    expect(await refusal(invite('troisieme@exemple.fr'))).toBe('two-guardians')
  })

  test('has one link, that works once, and not beside a second one.', async () => {
    await invite('parent@exemple.fr')
    const first = await mailedTokenOf(context, 'parent@exemple.fr')
    await invite('parent@exemple.fr')
    const token = await mailedTokenOf(context, 'parent@exemple.fr')
    expect(await listed()).toHaveLength(1)
    const malo = await createAccount(context, 'player')
    expect(await refusal(malo.call(family.follow, { token: first }))).toBe('link-expired')
    await malo.call(family.follow, { token })
    expect(await refusal(malo.call(family.follow, { token }))).toBe('link-expired')
  })

  test('keeps their link where another parent’s device tries it.', async () => {
    const father = await acceptedParent()
    await invite('mere@exemple.fr')
    const token = await mailedTokenOf(context, 'mere@exemple.fr')
    expect(await refusal(father.call(family.follow, { token }))).toBe('already-guardian')
    expect(await listed()).toMatchObject([{ status: 'accepted' }, { status: 'invited' }])
  })

  test('reads the child’s first name alone while they wait, and no name where they are not accepted.', async () => {
    const parent = await newParent()
    const [child] = (await parent.call(family.list, {})).children
    expect(child).toMatchObject({ firstName: 'Kenza', lastName: '' })
    const [waiting] = await listed()
    await club.coach.call(guardians.end, { id: waiting!.id })
    const mail = await lastQueuedMailTo(context, parent.email)
    expect(mail).toContain('Votre demande n’a pas été acceptée')
    expect(mail).not.toContain('Kenza')
  })

  test('may be a coach or a player as well, and is no member of the child’s club.', async () => {
    await invite('parent@exemple.fr')
    const token = await mailedTokenOf(context, 'parent@exemple.fr')
    const neighbour = await createClub(context, 'Voisins')
    await neighbour.coach.call(family.follow, { token })
    const [{ id } = { id: '' }] = await listed()
    await club.coach.call(guardians.accept, { id })
    const { children: own } = await neighbour.coach.call(family.list, {})
    expect(own).toMatchObject([{ id: kenza, waiting: false }])
    expect(await refusal(neighbour.coach.call(players.show, { id: kenza }))).toBe('not-found')
  })

  test('is not the child itself, nor anybody without an address.', async () => {
    await invite('parent@exemple.fr')
    const token = await mailedTokenOf(context, 'parent@exemple.fr')
    const { code } = await club.coach.call(children.giveDeviceCode, { id: kenza })
    const response = await request(context.app, children.openDevice, { code })
    const device = caller(context.app, response.headers.get('Set-Cookie')!.split(';')[0])
    expect(await refusal(device(family.follow, { token }))).toBe('link-expired')
  })

  test('is forgotten once the link has expired.', async () => {
    await invite('parent@exemple.fr')
    await deleteExpiredGuardianInvitations(db, new Date(context.now().getTime() + 31 * 24 * 3600_000))
    expect(await listed()).toEqual([])
  })
})

describe('A guardian', () => {
  test('replies for the child, and coaches read by whom.', async () => {
    const parent = await acceptedParent()
    const { id, startsAt } = await planned(kenza)
    const before = await club.coach.call(trainingSessions.show, { id })
    expect(before.players).toEqual([expect.not.objectContaining({ cannotReply: true })])
    const given = { childId: kenza, id, reply: 'not_coming', startsAt } as const
    expect(await parent.call(family.giveReply, given)).toMatchObject({
      reply: 'not_coming',
      repliedBy: 'Sonia Haddad',
    })
    const read = await club.coach.call(trainingSessions.show, { id })
    expect(read.players).toMatchObject([{ id: kenza, reply: 'not_coming', repliedBy: 'Sonia Haddad' }])
    // A session that is moved asks again.
    const moved = await club.coach.call(trainingSessions.update, { ...editOf(read), time: '20:30' })
    expect(moved.players[0]).toMatchObject({ reply: null })
    expect(moved.players[0]).not.toHaveProperty('repliedBy')
    expect(await refusal(parent.call(family.giveReply, given))).toBe('changed-meanwhile')
  })

  test('reads what the child reads of its progress and of its requests.', async () => {
    const parent = await acceptedParent()
    const { progress, requests } = await parent.call(family.show, { childId: kenza })
    expect([progress.evaluations, requests.requests]).toEqual([[], []])
  })

  test('reads all that is held of the child, and of nobody else’s.', async () => {
    const parent = await acceptedParent()
    const read = (child: string, cookie = parent.cookie) =>
      context.app.request(`${ownDataPaths.json}?enfant=${child}`, { headers: { Cookie: cookie } })
    const answer = (await (await read(kenza)).json()) as { data: { compte: object[] } }
    expect(answer.data.compte).toMatchObject([{ id: kenza, firstName: 'Kenza' }])
    const other = await addChild('Rayan')
    const statuses = [await read(other), await read('nobody'), await read(kenza, club.coach.cookie)]
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404])
  })

  test('is mailed what the child would be told.', async () => {
    const parent = await acceptedParent()
    await cancelAndTell(await planned(kenza))
    const mail = await lastQueuedMailTo(context, parent.email)
    expect(mail).toContain('Kenza : Séance annulée')
    expect(mail).toContain('http://rebond.monclub.fr/family')
  })

  test('who is ended by a coach sees nothing any more, and both are told.', async () => {
    const [first, second] = [await acceptedParent(), await acceptedParent()]
    const { id } = (await listed()).find(({ email }) => email === first.email)!
    await club.coach.call(guardians.end, { id })
    expect(await first.call(family.list, {})).toEqual({ children: [] })
    expect(await refusal(first.call(family.show, { childId: kenza }))).toBe('not-found')
    expect((await queuedSubjectsTo(context, first.email)).at(-1)).toBe('Vous ne suivez plus Kenza Haddad')
    expect((await queuedSubjectsTo(context, second.email)).at(-1)).toBe('Un parent ne suit plus Kenza')
  })

  test('may leave it, and the journal has each step.', async () => {
    const parent = await acceptedParent()
    await parent.call(family.leave, { childId: kenza })
    expect(await listed()).toEqual([])
    const { entries } = await club.coach.call(journal.list, {})
    expect(entries.slice(0, 3)).toMatchObject([
      { act: 'guardian-left', actor: { id: parent.id }, subject: { id: kenza } },
      { act: 'guardian-accepted', actor: { id: club.coach.id }, subject: { id: kenza } },
      { act: 'guardian-invited', actor: { id: club.coach.id }, subject: { id: kenza } },
    ])
  })

  test('ends with the child’s membership.', async () => {
    const parent = await acceptedParent()
    await club.coach.call(clubs.removeMember, { id: kenza })
    expect(await parent.call(family.list, {})).toEqual({ children: [] })
  })

  test('ends once the child chooses a password, at an address of its own.', async () => {
    const parent = await acceptedParent()
    const email = `${uuidv7()}@exemple.fr`
    await club.coach.call(players.invite, { id: kenza, email })
    expect(await parent.call(family.list, {})).toMatchObject({ children: [{ id: kenza }] })
    // Until then nobody may have read what is mailed there.
    await cancelAndTell(await planned(kenza))
    expect((await queuedSubjectsTo(context, parent.email)).at(-1)).toContain('annulée')
    const token = await mailedTokenOf(context, email)
    await caller(context.app)(accounts.resetPassword, { token, password })
    expect(await parent.call(family.list, {})).toEqual({ children: [] })
    expect((await queuedSubjectsTo(context, parent.email)).at(-1)).toMatch(/a maintenant son propre compte/)
  })

  test('comes in by the door of the families, and by no other.', async () => {
    const { email } = await acceptedParent()
    const signIn = (door: 'player' | 'coach' | 'guardian') =>
      caller(context.app)(accounts.signIn, { door, email, password })
    expect(await refusal(signIn('player'))).toBe('not-a-player-account')
    expect(await refusal(signIn('coach'))).toBe('not-a-coach-account')
    expect(await signIn('guardian')).toMatchObject({ account: { role: 'guardian' } })
  })
})

test('Two coaches who invite at once leave two guardians, not three.', async () => {
  const marc = await createMember(context, club, 'coach')
  await invite('un@exemple.fr')
  const ends = await commitOnceBlocked(
    context,
    (tx) =>
      tx.selectFrom('memberships').select('account_id').where('account_id', '=', kenza).forUpdate().execute(),
    () => [
      invite('deux@exemple.fr'),
      marc.call(guardians.invite, { id: kenza, guardianshipId: uuidv7(), email: 'trois@exemple.fr' }),
    ],
  )
  expect(ends.toSorted()).toEqual(['ok', 'two-guardians'])
})
