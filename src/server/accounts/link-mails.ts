import { sql } from 'kysely'
import type { AppContext } from '../app-env.ts'
import type { Db } from '../database/connection.ts'
import type { Mail, MailBudget } from '../mail.ts'
import { createLink, renewToken } from './links.ts'
import { confirmationMail, emailChangeMail } from './mails.ts'
import { recipientOf } from './store.ts'

/** The job's payload. It holds no token, nor does a backup of it. */
export interface LinkMail {
  readonly accountId: string
  readonly purpose: 'confirm-email' | 'change-email'
}

/** Creates the link, and enqueues the mail with it. */
export async function enqueueLinkMail(
  db: Db,
  link: LinkMail & { readonly email: string; readonly now: Date },
): Promise<void> {
  await createLink(db, link)
  const { accountId, purpose } = link
  const payload: LinkMail = { accountId, purpose }
  await sql`select graphile_worker.add_job('mail-link', ${JSON.stringify(payload)}::json)`.execute(db)
}

/** The job: sends nothing when the link was used, revoked or has expired. No connection is held while the mail is sent. */
export async function mailLink(
  { db, env, now }: Pick<AppContext, 'db' | 'env' | 'now'>,
  link: LinkMail,
  send: (mail: Mail, budget: MailBudget) => Promise<void>,
): Promise<void> {
  const renewed = await renewToken(db, link, now())
  if (!renewed) return
  const { token, email } = renewed
  const account = await recipientOf(db, link.accountId)
  if (link.purpose === 'change-email') {
    return send(emailChangeMail(account, email, env.PUBLIC_URL, token), { stranger: 'other' })
  }
  await send(confirmationMail({ ...account, email }, env.PUBLIC_URL, token), { stranger: 'confirmation' })
}
