import type { Email } from 'postal-mime'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { type Club, createClub, createMember, type TestAccount } from '../../../test/club/people.ts'
import { sessionPlan } from '../../../test/club/session-plan.ts'
import { createTestContext } from '../../../test/support/context.ts'
import { mailServer } from '../../../test/support/mail-server.ts'
import { makeJobsDue, runJobs } from '../../../test/support/mails.ts'
import * as accounts from '../../contract/accounts.ts'
import * as notifications from '../../contract/notifications.ts'
import * as trainingSessions from '../../contract/training-sessions.ts'
import { sendNotifications } from './sender.ts'

const mails = await mailServer()
afterAll(() => mails.close())

const publicUrl = 'http://rebond.monclub.fr'
const context = await createTestContext({
  SMTP_URL: mails.url,
  PUBLIC_URL: publicUrl,
})
const { db } = context
let club: Club
let ines: TestAccount

beforeEach(async () => {
  mails.rejection = null
  await db.deleteFrom('attempts').execute()
  context.clock.now = new Date('2026-11-28T12:00:00Z')
  club = await createClub(context)
  ines = await createMember(context, club, 'player', { firstName: 'Inès' })
  await makeJobsDue(context)
  await runJobs(context)
  mails.received.length = 0
  context.errors.length = 0
})

/** Of a session with a title from before there was a rule for titles. */
async function cancelSession(title = 'Services courts'): Promise<void> {
  const plan = { ...sessionPlan([ines.id]), date: '2026-12-01' }
  const { id, version } = await club.coach.call(trainingSessions.create, plan)
  await db.updateTable('training_sessions').set({ title }).where('id', '=', id).execute()
  await db.deleteFrom('notifications').execute()
  await club.coach.call(trainingSessions.cancel, { id, version })
  context.clock.now = new Date(context.clock.now.getTime() + 5 * 60_000)
  await sendNotifications(context)
  await runJobs(context)
}

const rejecting = (message: string, responseCode: number) =>
  Object.assign(new Error(message), { responseCode })

const inbox = () => mails.to(ines.email)
const headerOf = (mail: Email | undefined, name: string) =>
  mail?.headers.find(({ key }) => key === name)?.value
const settings = () => ines.call(notifications.show, {})

describe('A mail about one’s club', () => {
  test('says how to stop it, in its text and to mail programs, which do it by POST alone.', async () => {
    await cancelSession()
    const [mail] = await inbox()
    expect(mail!.subject).toBe('Séance annulée · Ping Club de Vaise')
    const link = /^<(http:\/\/rebond\.monclub\.fr\/desabonnement\/[\w-]{43})>$/.exec(
      headerOf(mail, 'list-unsubscribe') ?? '',
    )?.[1]
    expect(link).toBeDefined()
    expect(headerOf(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(mail!.text).toContain(`Ne plus recevoir ces emails\u00A0:\n${link}`)
    expect(mail!.text).toContain(`${publicUrl}/player/notifications`)

    const path = link!.slice(publicUrl.length)
    const looked = await context.app.request(path)
    expect(looked.status).toBe(200)
    expect(await looked.text()).toContain('<button>Ne plus recevoir ces emails</button>')
    expect(looked.headers.get('Content-Security-Policy')).toMatch(/style-src 'sha256-/)
    expect(looked.headers.get('Referrer-Policy')).toBe('no-referrer')
    expect((await settings()).mailStoppedAt).toBeNull()

    // As a mail provider does it: no cookie, and its own page’s origin.
    const oneClick = {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        Origin: 'https://mail.example',
        'Sec-Fetch-Site': 'cross-site',
      },
      body: 'List-Unsubscribe=One-Click',
    }
    for (let times = 0; times < 2; times++) {
      const answer = await context.app.request(path, oneClick)
      expect(answer.status).toBe(200)
      expect(await answer.text()).toContain('C’est fait')
    }
    expect((await settings()).mailStoppedAt).toBe(context.now().toISOString())
    await cancelSession()
    expect(await inbox()).toHaveLength(1)

    await ines.call(notifications.update, { mail: true })
    expect((await settings()).mailStoppedAt).toBeNull()
    await cancelSession()
    expect(await inbox()).toHaveLength(2)
  })

  test('is stopped by no link that was guessed, and its account still gets what it asks for.', async () => {
    for (const token of ['abc', 'a'.repeat(43), '..%2f..%2fapi', 'a%00b']) {
      const path = `/desabonnement/${token}`
      expect((await context.app.request(path)).status).toBe(404)
      expect((await context.app.request(path, { method: 'POST' })).status).toBe(404)
    }
    await ines.call(notifications.update, { mail: false })
    await db.updateTable('accounts').set({ email_confirmed_at: null }).where('id', '=', ines.id).execute()
    await ines.call(accounts.requestEmailConfirmation, {})
    await runJobs(context)
    expect((await inbox()).map(({ subject }) => subject)).toEqual(['Confirmez votre email'])
  })

  test('makes no link of what somebody has typed, and no header either.', async () => {
    await cancelSession('Voir https://evil.fr\r\nBcc: tous@exemple.fr')
    const [mail] = await inbox()
    expect(mail!.text).not.toMatch(/evil\.fr|https:|tous@exemple\.fr/)
    expect(mail!.headers.filter(({ key }) => key === 'bcc')).toEqual([])
  })

  test('of which a club sends very many ends for the day, and says so.', async () => {
    for (let times = 0; times < 31; times++) await cancelSession()
    const mails = await inbox()
    expect(mails).toHaveLength(30)
    expect(mails.at(-1)!.text).toContain('ce message est le dernier d’aujourd’hui')
  })
})

describe('An address that its server refuses', () => {
  test('for good is not tried again, is shown to its person, and is tried once more when they say so.', async () => {
    mails.rejection = rejecting('No such user here', 550)
    await cancelSession()
    await makeJobsDue(context)
    mails.rejection = null
    await runJobs(context)
    expect(await inbox()).toEqual([])
    expect(context.errors).toEqual([])
    expect((await settings()).mailRefusedAt).toBe(context.now().toISOString())
    await cancelSession()
    expect(await inbox()).toEqual([])
    await ines.call(notifications.update, { mail: true })
    expect((await settings()).mailRefusedAt).toBeNull()
    await cancelSession()
    expect(await inbox()).toHaveLength(1)
  })

  test('is forgotten once another mail has arrived, or with the address.', async () => {
    mails.rejection = rejecting('5.1.1 No such user here', 550)
    await cancelSession()
    expect((await settings()).mailRefusedAt).not.toBeNull()
    mails.rejection = null
    await db.updateTable('accounts').set({ email_confirmed_at: null }).where('id', '=', ines.id).execute()
    await ines.call(accounts.requestEmailConfirmation, {})
    await runJobs(context)
    expect((await settings()).mailRefusedAt).toBeNull()

    await db
      .updateTable('accounts')
      .set({ email_confirmed_at: context.now() })
      .where('id', '=', ines.id)
      .execute()
    mails.rejection = rejecting('5.1.1 No such user here', 550)
    await cancelSession()
    expect((await settings()).mailRefusedAt).not.toBeNull()
    await db
      .updateTable('accounts')
      .set({ email: `new-${ines.email}` })
      .where('id', '=', ines.id)
      .execute()
    expect((await settings()).mailRefusedAt).toBeNull()
  })

  test.each([
    ['for now', rejecting('4.2.2 Mailbox full', 452)],
    ['because it does not relay for us', rejecting('5.7.1 Relaying denied', 554)],
  ])('%s is tried again.', async (_, refused) => {
    mails.rejection = refused
    await cancelSession()
    expect(context.errors).toHaveLength(1)
    expect((await settings()).mailRefusedAt).toBeNull()
    mails.rejection = null
    await makeJobsDue(context)
    await runJobs(context)
    expect(await inbox()).toHaveLength(1)
  })
})
