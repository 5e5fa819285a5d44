import { createTransport } from 'nodemailer'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { AppContext } from './app-env.ts'
import type { Db } from './database/connection.ts'

export interface Mail {
  to: string
  subject: string
  /** Plain text, which every mail client shows safely. */
  text: string
}

/** Enqueues in the transaction: the mail is sent if and only if the transaction commits. */
export async function enqueueMail(db: Db, mail: Mail): Promise<void> {
  await sql`select graphile_worker.add_job('send-mail', ${JSON.stringify(mail)}::json)`.execute(db)
}

/** Nodemailer's defaults would block a job for minutes when the mail server does not respond. */
const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 }

/** Sends through SMTP_URL; without one, which only development allows, stores for /dev/mails. @throws SMTP errors */
export function mailer(context: AppContext): (mail: Mail) => Promise<void> {
  const { SMTP_URL, MAIL_FROM } = context.env
  if (SMTP_URL) {
    const transport = createTransport(withTimeouts(SMTP_URL))
    return async (mail) => {
      await transport.sendMail({ from: MAIL_FROM, ...mail })
    }
  }
  return async ({ to, subject, text }) => {
    await context.db
      .insertInto('kept_mails')
      .values({ id: uuidv7(), recipient: to, subject, body: text, created_at: context.now() })
      .execute()
  }
}

/** With a URL, nodemailer reads its options from the query only. */
function withTimeouts(smtpUrl: string): string {
  const url = new URL(smtpUrl)
  for (const [option, ms] of Object.entries(timeouts)) {
    if (!url.searchParams.has(option)) url.searchParams.set(option, String(ms))
  }
  return url.href
}
