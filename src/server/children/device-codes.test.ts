import { v7 as uuidv7 } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Club, createClub, createMember } from '../../../test/club/people.ts'
import { caller, createTestContext, request } from '../../../test/support/context.ts'
import { refusal, wrongFields } from '../../../test/support/refusals.ts'
import * as accounts from '../../contract/accounts.ts'
import * as children from '../../contract/children.ts'
import * as clubs from '../../contract/clubs.ts'
import * as journal from '../../contract/journal.ts'
import * as ownData from '../../contract/own-data.ts'
import * as players from '../../contract/players.ts'
import { deviceCodeMinutes, shownDeviceCode } from '../../domain/device-code.ts'

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

const give = async (id = kenza) => (await club.coach.call(children.giveDeviceCode, { id })).code
const open = (code: string) => caller(context.app)(children.openDevice, { code })

/** The child's phone. */
async function phone() {
  const answer = await request(context.app, children.openDevice, { code: await give() })
  return caller(context.app, answer.headers.get('Set-Cookie')!.split(';')[0])
}

describe('A device code', () => {
  test('opens the child’s account on a device, as it is shown, and once.', async () => {
    const code = await give()
    expect(code).toMatch(/^[a-z\d]{6}$/)
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
    for (let n = 0; n < 30; n += 1) expect(await refusal(open('kkkkkk'))).toBe('device-code-wrong')
    expect(await refusal(open(await give()))).toBe('too-many-attempts')
  })

  test('that is none is said beside the field.', async () => {
    expect(await wrongFields(open(' '))).toEqual({ code: 'Code requis' })
    expect(await wrongFields(open('k7m'))).toEqual({ code: 'Le code a 6 lettres et chiffres' })
  })
})

describe('On the child’s own device', () => {
  test('nothing asks for an address or a password that there is not.', async () => {
    const child = await phone()
    expect(await refusal(child(accounts.requestEmailConfirmation, {}))).toBe('email-already-confirmed')
    const password = 'balle-orange-2026'
    const email = `${uuidv7()}@exemple.fr`
    expect(await refusal(child(accounts.requestEmailChange, { email, password }))).toBe('wrong-password')
    expect(await refusal(child(ownData.requestDeletion, { password }))).toBe('wrong-password')
  })

  test('nobody leaves the club by mistake: a coach removes them, and the device ends.', async () => {
    const child = await phone()
    expect(await refusal(child(clubs.leave, {}))).toBe('leaves-by-coach')
    await club.coach.call(clubs.removeMember, { id: kenza })
    expect(await child(accounts.me, {})).toBeNull()
  })
})
