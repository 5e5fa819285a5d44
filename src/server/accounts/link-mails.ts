import { sql } from 'kysely'
import type { AppContext } from '../app-env.ts'
import type { Db } from '../database/connection.ts'
import { checkStrangerBudget, type Mail, type MailBudget } from '../mail.ts'
import { invitationMail, invitingClub } from './invitations.ts'
import { createLink, renewToken } from './links.ts'
import { confirmationMail, emailChangeMail } from './mails.ts'
import { recipientOf } from './store.ts'

/** The job's payload. It holds no token, nor does a backup of it. */
export interface LinkMail {
  readonly accountId: string
  readonly purpose: 'confirm-email' | 'change-email' | 'invitation'
}

const strangers = { 'confirm-email': 'confirmation', 'change-email': 'other', invitation: 'other' } as const

/**
 * Before a link replaces the one that was mailed: beyond the budget its own mail would not be sent, and neither would work.
 * @throws Refused `too-many-attempts`
 */
export async function checkLinkMail(
  context: AppContext,
  { purpose, email }: Pick<LinkMail, 'purpose'> & { readonly email: string },
): Promise<void> {
  await checkStrangerBudget(context, email, strangers[purpose])
}

/** As `checkLinkMail`, of an invitation by this club. @throws Refused `too-many-attempts`, `too-many-invitations` */
export async function checkInvitation(
  context: AppContext,
  { clubId, email }: { readonly clubId: string; readonly email: string },
): Promise<void> {
  await checkLinkMail(context, { purpose: 'invitation', email })
  await context.attempts.check('invitationMailByRecipient', email)
  await context.attempts.check('invitationMailByClub', clubId)
}

/**
 * Creates the link, and enqueues the mail with it, to be sent `at` an instant, or now: in place of one that waits, whose link
 * this one ends.
 */
export async function enqueueLinkMail(
  db: Db,
  link: LinkMail & { readonly email: string; readonly now: Date; readonly at?: Date },
): Promise<void> {
  await createLink(db, link)
  const { accountId, purpose, at = null } = link
  const payload: LinkMail = { accountId, purpose }
  await sql`
    select graphile_worker.add_job(
      'mail-link', ${JSON.stringify(payload)}::json, run_at => ${at}::timestamptz, job_key => ${linkMailKey(payload)}
    )`.execute(db)
}

/** The key of its job in the queue. */
export function linkMailKey({ accountId, purpose }: LinkMail): string {
  return `link-${purpose}-${accountId}`
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
  // The link would confirm nothing, and the mail name somebody to an address that they have left, perhaps unconfirmed.
  if (link.purpose === 'confirm-email' && account.email !== email) return
  if (link.purpose === 'invitation') {
    const clubId = await invitingClub(db, link.accountId)
    if (clubId === undefined || account.email !== email) return
    const budget = { clubId, about: 'invitations', stranger: strangers[link.purpose] } as const
    return send(invitationMail(account, env.PUBLIC_URL, token), budget)
  }
  if (link.purpose === 'change-email') {
    return send(emailChangeMail(account, email, env.PUBLIC_URL, token), { stranger: strangers[link.purpose] })
  }
  await send(confirmationMail(account, env.PUBLIC_URL, token), { stranger: strangers[link.purpose] })
}
