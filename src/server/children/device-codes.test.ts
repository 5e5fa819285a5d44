import { v7 as uuidv7 } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Club, createClub, createMember, type TestAccount } from '../../../test/club/people.ts'
import { plannedSession } from '../../../test/club/planned-session.ts'
import { sessionPlan } from '../../../test/club/session-plan.ts'
import { caller, createTestContext, request } from '../../../test/support/context.ts'
import { mailedTokenOf } from '../../../test/support/mails.ts'
import { password } from '../../../test/support/newcomers.ts'
import { refusal, wrongFields } from '../../../test/support/refusals.ts'
import * as accounts from '../../contract/accounts.ts'
import * as children from '../../contract/children.ts'
import * as clubClosing from '../../contract/club-closing.ts'
import * as clubs from '../../contract/clubs.ts'
import * as journal from '../../contract/journal.ts'
import * as ownData from '../../contract/own-data.ts'
import { ownDataPaths } from '../../contract/own-data.ts'
import * as players from '../../contract/players.ts'
import * as seasons from '../../contract/seasons.ts'
import * as trainingSessions from '../../contract/training-sessions.ts'
import { returnToAccountDays } from '../../domain/account.ts'
import { deviceCodeMinutes, shownDeviceCode } from '../../domain/device-code.ts'
import { hashPassword } from '../accounts/password-hash.ts'
import { createApp } from '../app.ts'
import { createLogger } from '../logger.ts'

const context = await createTestContext()
const { db } = context
let club: Club
let kenza: string

beforeEach(async () => {
  await db.deleteFrom('attempts').execute()
  club = await createClub(context)
  kenza = uuidv7()
  const child = { id: kenza, firstName: 'Kenza', lastName: 'Haddad', birthYear: 2015 }
  await club.coach.call(children.add, child)
})

const seasonStart = `${context.now().getFullYear()}-07-01`
const wrong = 'kkkkkkkk'
const give = async (id = kenza) => (await club.coach.call(children.giveDeviceCode, { id })).code
const open = (code: string) => caller(context.app)(children.openDevice, { code })

const devices = () => club.coach.call(children.devices, { id: kenza })
async function close(): Promise<void> {
  const hash = await hashPassword(password)
  await db.updateTable('accounts').set({ password_hash: hash }).where('id', '=', club.coach.id).execute()
  await club.coach.call(clubClosing.close, { password })
}
const archive = (id: string) =>
  club.coach.call(seasons.open, { startsOn: seasonStart, leaving: [], archived: [id] })

/** The child’s phone. */
async function phoneCookie(): Promise<string> {
  const answer = await request(context.app, children.openDevice, { code: await give() })
  return answer.headers.get('Set-Cookie')!.split(';')[0]!
}
const phone = async () => caller(context.app, await phoneCookie())

describe('A device code', () => {
  test('opens the child’s account on a device, as it is shown, and once.', async () => {
    const code = await give()
    expect(code).toMatch(/^[a-z\d]{8}$/)
    expect(await open(shownDeviceCode(code))).toMatchObject({
      account: { id: kenza, role: 'player', email: '', emailConfirmed: true },
      club: { id: club.id, fullNames: true },
    })
    expect(await refusal(open(code))).toBe('device-code-wrong')
  })

  test('opens one device where two type it at once.', async () => {
    const code = await give()
    const answers = await Promise.allSettled([open(code), open(code)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('is over after 15 minutes, and where another one was given.', async () => {
    const first = await give()
    const second = await give()
    expect(await refusal(open(first))).toBe('device-code-wrong')
    await db
      .updateTable('account_links')
      .set({ expires_at: context.now() })
      .where('account_id', '=', kenza)
      .execute()
    expect(await refusal(open(second))).toBe('device-code-wrong')
    const { expiresAt } = await club.coach.call(children.giveDeviceCode, { id: kenza })
    expect(Date.parse(expiresAt) - context.now().getTime()).toBe(deviceCodeMinutes * 60_000)
  })

  test('is not stored: only its hash is.', async () => {
    const code = await give()
    const links = await db.selectFrom('account_links').selectAll().where('account_id', '=', kenza).execute()
    expect(links).toHaveLength(1)
    expect(JSON.stringify(links)).not.toContain(code)
  })

  test('is given by a coach of the club alone, to a child who has neither address nor password.', async () => {
    const { coach } = await createClub(context, 'Voisins')
    expect(await refusal(coach.call(children.giveDeviceCode, { id: kenza }))).toBe('not-found')
    const ines = await createMember(context, club, 'player')
    expect(await refusal(give(ines.id))).toBe('already-entered')
    await club.coach.call(players.invite, { id: kenza, email: `${uuidv7()}@exemple.fr` })
    expect(await refusal(give())).toBe('has-address')
  })

  test('stands in the journal, without the code.', async () => {
    const code = await give()
    const { entries } = await club.coach.call(journal.list, {})
    expect(entries[0]).toMatchObject({ act: 'device-code-given', subject: { id: kenza } })
    expect(JSON.stringify(entries)).not.toContain(code)
  })

  test('is guessed at 30 times in a quarter of an hour from one address; who was right is not counted.', async () => {
    await open(await give())
    for (let n = 0; n < 30; n += 1) expect(await refusal(open(wrong))).toBe('device-code-wrong')
    expect(await refusal(open(await give()))).toBe('too-many-attempts')
  })

  test('is guessed at 3,000 times an hour from all addresses together, whichever club is meant.', async () => {
    const code = await give()
    await open(await give())
    expect(await refusal(open(wrong))).toBe('device-code-wrong')
    const counted = await db
      .updateTable('attempts')
      .set({ points: 3000 })
      .where('key', 'like', 'wrongDeviceCode:%')
      .returning('points')
      .execute()
    expect(counted).toHaveLength(1)
    await db.deleteFrom('attempts').where('key', 'like', 'wrongDeviceCodeByAddress:%').execute()
    expect(await refusal(open(code))).toBe('too-many-attempts')
  })

  test('that is wrong is a security event; so is a device that opens.', async () => {
    const lines: string[] = []
    const app = createApp({ ...context, logger: createLogger({ write: (line: string) => lines.push(line) }) })
    expect(await refusal(caller(app)(children.openDevice, { code: wrong }))).toBe('device-code-wrong')
    await caller(app)(children.openDevice, { code: await give() })
    const events = lines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ securityEvent }) => securityEvent)
    expect(events).toMatchObject([
      { securityEvent: 'device-code-wrong' },
      { securityEvent: 'child-device-opened', accountId: kenza, clubId: club.id },
      { securityEvent: 'signed-in', accountId: kenza, newDevice: false },
    ])
  })

  describe('ends', () => {
    test('with an address of the child’s own.', async () => {
      const code = await give()
      await club.coach.call(players.invite, { id: kenza, email: `${uuidv7()}@exemple.fr` })
      expect(await refusal(open(code))).toBe('device-code-wrong')
    })

    test('with the child’s removal, also where something is noted of them.', async () => {
      const code = await give()
      await plannedSession(context, { clubId: club.id, inDays: -1, players: { [kenza]: 'present' } })
      await club.coach.call(clubs.removeMember, { id: kenza })
      expect(await refusal(open(code))).toBe('device-code-wrong')
    })

    test('with the end of a season that archives them.', async () => {
      const code = await give()
      await plannedSession(context, { clubId: club.id, inDays: -1, players: { [kenza]: 'present' } })
      await archive(kenza)
      expect(await refusal(open(code))).toBe('device-code-wrong')
    })

    test('with the club.', async () => {
      const code = await give()
      await close()
      expect(await refusal(open(code))).toBe('device-code-wrong')
    })

    test('with the coach who gave it: one who leaves, is removed or made an assistant.', async () => {
      const [marc, rose, ali] = await Promise.all([0, 1, 2].map(() => createMember(context, club, 'coach')))
      const given = async (coach: TestAccount) =>
        (await coach.call(children.giveDeviceCode, { id: kenza })).code
      const ends = async (coach: TestAccount, end: () => Promise<unknown>) => {
        const code = await given(coach)
        await end()
        expect(await refusal(open(code))).toBe('device-code-wrong')
      }
      await ends(marc!, () => marc!.call(clubs.leave, {}))
      await ends(rose!, () => club.coach.call(clubs.removeMember, { id: rose!.id }))
      await ends(ali!, () => club.coach.call(clubs.nameMember, { id: ali!.id, rank: 'assistant' }))
    })
  })

  test('that is none is said beside the field.', async () => {
    expect(await wrongFields(open(' '))).toEqual({ code: 'Code requis' })
    expect(await wrongFields(open('k7m'))).toEqual({ code: 'Le code a 8 lettres et chiffres' })
  })
})

describe('The coaches', () => {
  test('read on which devices a child is signed in, and that another one is new.', async () => {
    await phone()
    const [first] = await devices()
    expect(first).toMatchObject({ isNew: false })
    await phone()
    const both = await devices()
    expect(both).toHaveLength(2)
    expect(both.filter(({ isNew }) => isNew)).toHaveLength(1)
    const { entries } = await club.coach.call(journal.list, {})
    expect(entries.filter(({ act }) => act === 'child-device-opened')).toHaveLength(2)
    expect(entries[0]).toMatchObject({ act: 'child-device-opened', actor: { id: kenza }, subject: null })
  })

  test('end one of them, which stands in the journal; the other stays.', async () => {
    const [first, second] = [await phone(), await phone()]
    const other = (await devices()).find(({ isNew }) => isNew)!
    await club.coach.call(children.endDevice, { id: kenza, deviceId: other.id })
    expect(await second(accounts.me, {})).toBeNull()
    expect(await first(accounts.me, {})).toMatchObject({ account: { id: kenza } })
    const { entries } = await club.coach.call(journal.list, {})
    expect(entries[0]).toMatchObject({ act: 'child-device-ended', subject: { id: kenza } })
    const again = club.coach.call(children.endDevice, { id: kenza, deviceId: other.id })
    expect(await refusal(again)).toBe('not-found')
  })

  test('do so as well once the child has an address, until it chooses a password.', async () => {
    await phone()
    const email = `${uuidv7()}@exemple.fr`
    await club.coach.call(players.invite, { id: kenza, email })
    expect(await devices()).toHaveLength(1)
    const token = await mailedTokenOf(context, email)
    await caller(context.app)(accounts.resetPassword, { token, password })
    expect(await refusal(devices())).toBe('not-found')
  })

  test('have nothing to do with the devices of anybody else.', async () => {
    await phone()
    const [device] = await devices()
    const { coach } = await createClub(context, 'Voisins')
    expect(await refusal(coach.call(children.devices, { id: kenza }))).toBe('not-found')
    const ended = coach.call(children.endDevice, { id: kenza, deviceId: device!.id })
    expect(await refusal(ended)).toBe('not-found')
    const ines = await createMember(context, club, 'player')
    expect(await refusal(club.coach.call(children.devices, { id: ines.id }))).toBe('not-found')
    const inesDevice = await db
      .selectFrom('login_sessions')
      .select('id')
      .where('account_id', '=', ines.id)
      .executeTakeFirstOrThrow()
    const ofInes = club.coach.call(children.endDevice, { id: kenza, deviceId: inesDevice.id })
    expect(await refusal(ofInes)).toBe('not-found')
  })
})

describe('On the child’s own device', () => {
  test('nothing asks for an address or a password that there is not.', async () => {
    const child = await phone()
    expect(await refusal(child(accounts.requestEmailConfirmation, {}))).toBe('email-already-confirmed')
    const email = `${uuidv7()}@exemple.fr`
    expect(await refusal(child(accounts.requestEmailChange, { email, password }))).toBe('wrong-password')
    expect(await refusal(child(ownData.requestDeletion, { password }))).toBe('wrong-password')
  })

  test('the own data name the device, and the code that waits.', async () => {
    const cookie = await phoneCookie()
    await give()
    const answer = await context.app.request(ownDataPaths.json, { headers: { Cookie: cookie } })
    const { data } = (await answer.json()) as { data: object }
    expect(data).toMatchObject({
      appareils: [{}],
      'liens-envoyes': [{ kind: 'code' }],
    })
  })

  test('the child can answer for a session, which before nobody could.', async () => {
    const { id } = await club.coach.call(trainingSessions.create, sessionPlan([kenza]))
    const seen = async () => (await club.coach.call(trainingSessions.show, { id })).players[0]
    expect(await seen()).toMatchObject({ cannotReply: true })
    await phone()
    expect(await seen()).not.toHaveProperty('cannotReply')
  })

  test('a closed club is left, and the account erased seven days after being asked for it.', async () => {
    const child = await phone()
    expect(await refusal(child(ownData.requestDeletion, { password: null }))).toBe('leaves-by-coach')
    await close()
    expect(await refusal(child(ownData.requestDeletion, { password: null }))).toBe('leaves-by-coach')
    await child(clubs.leave, {})
    const { erasedFrom } = await child(ownData.requestDeletion, { password: null })
    expect(Date.parse(erasedFrom) - context.now().getTime()).toBe(returnToAccountDays * 24 * 3600_000)
    expect(await child(accounts.me, {})).toBeNull()
    const account = await db
      .selectFrom('accounts')
      .select('erased_from')
      .where('id', '=', kenza)
      .executeTakeFirstOrThrow()
    expect(account.erased_from?.toISOString()).toBe(erasedFrom)
  })

  test('whoever has a password deletes nothing without it.', async () => {
    const ines = await createMember(context, club, 'player')
    expect(await refusal(ines.call(ownData.requestDeletion, { password: null }))).toBe('wrong-password')
  })

  test('nobody leaves the club by mistake: a coach removes them, and the device ends.', async () => {
    const child = await phone()
    expect(await refusal(child(clubs.leave, {}))).toBe('leaves-by-coach')
    await club.coach.call(clubs.removeMember, { id: kenza })
    expect(await child(accounts.me, {})).toBeNull()
  })
})
