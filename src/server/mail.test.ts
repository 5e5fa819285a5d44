import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { caller, createTestContext } from '../../test/support/context.ts'
import { mailServer } from '../../test/support/mail-server.ts'
import { runJobs } from '../../test/support/mails.ts'
import { newCoach, newPlayer } from '../../test/support/newcomers.ts'
import * as accounts from '../contract/accounts.ts'
import { startJobs } from './jobs.ts'
import { enqueueMail } from './mail.ts'

const mails = await mailServer()
afterAll(() => mails.close())

const context = await createTestContext({
  SMTP_URL: mails.url,
  MAIL_FROM: 'Rebond <rebond@monclub.fr>',
  PUBLIC_URL: 'https://rebond.monclub.fr',
})

beforeEach(() => {
  mails.received.length = 0
  mails.rejection = null
  context.errors.length = 0
})

const letter = {
  to: 'ines@exemple.fr',
  subject: 'Séance déplacée à l’été : « 18 h »',
  text: 'Bonjour Inès,\n',
}

describe('a mail', () => {
  test('arrives from MAIL_FROM, with its accents intact', async () => {
    await enqueueMail(context.db, letter)
    await runJobs(context)
    expect(await mails.inbox()).toMatchObject([
      {
        from: { name: 'Rebond', address: 'rebond@monclub.fr' },
        to: [{ address: letter.to }],
        subject: letter.subject,
        text: letter.text,
      },
    ])
  })

  test('is sent by the jobs of the running server', async () => {
    const jobs = await startJobs(context, context.database.pool)
    await caller(context.app)(accounts.signUp, newCoach('Élan Pongiste'))
    await expect.poll(() => mails.received, { timeout: 10_000 }).toHaveLength(1)
    await jobs.stop()
    expect((await mails.inbox())[0]?.subject).toBe('Confirmez votre email')
    expect((await mails.inbox())[0]?.text).toMatch(
      /^https:\/\/rebond\.monclub\.fr\/confirm-email#[\w-]{43}$/m,
    )
  })

  test('is sent only if its transaction commits', async () => {
    const undone = context.db.transaction().execute(async (tx) => {
      await enqueueMail(tx, letter)
      throw new Error('refused')
    })
    await expect(undone).rejects.toThrow('refused')
    await runJobs(context)
    expect(mails.received).toEqual([])
  })

  test('that the mail server rejects is retried later, and neither its secret nor its address is logged', async () => {
    const player = newPlayer()
    mails.rejection = Object.assign(new Error(`<${player.email}>: Mailbox is full`), { responseCode: 452 })
    await caller(context.app)(accounts.signUp, player)
    await runJobs(context)
    expect(mails.received).toEqual([])
    expect(context.errors).toHaveLength(1)
    expect(context.errors[0]).toContain('Mailbox is full')
    expect(context.errors[0]).not.toContain('confirm-email#')
    expect(context.errors[0]).not.toContain(player.email)

    mails.rejection = null
    await runJobs(context)
    expect(mails.received).toEqual([])
    await sql`update graphile_worker._private_jobs set run_at = now()`.execute(context.db)
    await runJobs(context)
    expect(mails.received).toHaveLength(1)
    expect((await mails.inbox())[0]?.to).toMatchObject([{ address: player.email }])
    await runJobs(context)
    expect(mails.received).toHaveLength(1)
  })

  test('is safe from header injection', async () => {
    await enqueueMail(context.db, { ...letter, subject: 'Bonjour\r\nBcc: tous@exemple.fr' })
    await runJobs(context)
    expect((await mails.inbox())[0]?.to).toMatchObject([{ address: letter.to }])
    expect((await mails.inbox())[0]?.bcc).toBeUndefined()
  })
})
