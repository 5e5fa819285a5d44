import { createTransport } from 'nodemailer'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { House } from './app-env.ts'
import type { Db } from './database/connection.ts'

export interface Mail {
  to: string
  subject: string
  /** Plain text, which every reader shows and nobody has to trust. */
  text: string
}

/** Sends with the transaction: a mail leaves if and only if what it tells has happened. */
export async function enqueueMail(db: Db, mail: Mail): Promise<void> {
  await sql`select graphile_worker.add_job('send-mail', ${JSON.stringify(mail)}::json)`.execute(db)
}

/** A mail server that says nothing must not hold a job for the minutes that nodemailer would wait. */
const patienceMs = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 }

/** Through SMTP_URL; without one a mail is kept for /dev/mails, outside production. @throws what the mail server says */
export function mailer(house: House): (mail: Mail) => Promise<void> {
  const { SMTP_URL, MAIL_FROM } = house.env
  if (SMTP_URL) {
    const transport = createTransport(withPatience(SMTP_URL))
    return async (mail) => {
      await transport.sendMail({ from: MAIL_FROM, ...mail })
    }
  }
  return async ({ to, subject, text }) => {
    await house.db
      .insertInto('kept_mails')
      .values({ id: uuidv7(), recipient: to, subject, body: text, created_at: house.now() })
      .execute()
  }
}

/** With a URL, nodemailer takes its options from the query and from nowhere else. */
function withPatience(smtpUrl: string): string {
  const url = new URL(smtpUrl)
  for (const [option, ms] of Object.entries(patienceMs)) {
    if (!url.searchParams.has(option)) url.searchParams.set(option, String(ms))
  }
  return url.href
}
