import { sql } from 'kysely'
import * as accounts from '../../contract/accounts.ts'
import { doneAnswer } from '../../contract/fields.ts'
import type { App, AppContext } from '../app-env.ts'
import { mailJoinRequestAfterConfirmation } from '../clubs/arrivals.ts'
import { membershipOf } from '../clubs/memberships.ts'
import type { Db } from '../database/connection.ts'
import { endWithOwnPassword } from '../guardians/deciding.ts'
import { Refused } from '../refused.ts'
import { announce } from '../live/announce.ts'
import { enqueueMail, type Mail } from '../mail.ts'
import { noteSecurityEvent } from '../security-events.ts'
import { servePrepared } from '../serve.ts'
import { countAttempt, forgiveAll } from './count-attempt.ts'
import { rememberDevice } from './known-devices.ts'
import { createLink, revokeLinks, findLink, consumeLink } from './links.ts'
import { clearLoginCookie } from './login-cookie.ts'
import { endOtherLoginSessions } from './login-sessions.ts'
import { passwordChangedMail, passwordResetMail } from './mails.ts'
import { hashNewPassword } from './new-password.ts'
import { isPassword } from './password-hash.ts'
import { findByEmail, findMyself, recipientOf, replacePassword, resetPassword } from './store.ts'

/** An invitation is the first time that its owner chooses one. */
const choosePassword = ['reset-password', 'invitation'] as const

export function passwordRoutes(app: App): void {
  // The job looks up the account: neither the response nor its time reveals whether there is one.
  servePrepared(
    app,
    accounts.requestPasswordReset,
    ({ input, db, http }) => countAttempt(http, db, 'reset', input.email),
    async ({ input, db }) => {
      const payload = JSON.stringify({ email: input.email })
      await sql`select graphile_worker.add_job('mail-password-reset', ${payload}::json)`.execute(db)
      return doneAnswer
    },
  )

  servePrepared(
    app,
    accounts.resetPassword,
    async ({ input, db, now }) => {
      // Check the link before the expensive hash.
      if (!(await findLink(db, input.token, choosePassword, now))) throw new Refused('link-expired')
      return hashNewPassword(input.password)
    },
    async ({ input, db, now, http }, passwordHash) => {
      const link = await consumeLink(db, input.token, choosePassword, now)
      const before = link && (await findMyself(db, { id: link.accountId }))
      const account = link && (await resetPassword(db, { ...link, passwordHash, now }))
      if (!account) throw new Refused('link-expired')
      await revokeLinks(db, account.id)
      await endOtherLoginSessions(db, account.id, null)
      await announceConfirmation(db, account.id)
      if (!before?.emailConfirmedAt) await mailJoinRequestAfterConfirmation(db, account.id, now)
      // Others may have used up the account's sign-in attempts with wrong passwords, and may go on.
      await forgiveAll(http, db, link.email)
      await rememberDevice(http, db, account.id)
      if (!before?.passwordHash) await endWithOwnPassword(db, account.id)
      if (before?.passwordHash) await enqueueMail(db, passwordChangedMail(await recipientOf(db, account.id)))
      noteSecurityEvent(db, { event: 'password-reset', accountId: account.id, email: link.email })
      if (http.var.signedIn?.actor.id === account.id) clearLoginCookie(http)
      return { role: account.role }
    },
  )

  servePrepared(
    app,
    accounts.changePassword,
    async ({ input, actor, db, http }) => {
      await http.var.context.attempts.consume('passwordByAccount', actor.id)
      const { passwordHash: current } = await findMyself(db, actor)
      const right = await isPassword(input.currentPassword, current)
      return right ? { current, next: await hashNewPassword(input.password) } : null
    },
    async ({ actor, db, now, http }, hashes) => {
      if (!hashes || !(await replacePassword(db, actor, hashes, now))) throw new Refused('wrong-password')
      await revokeLinks(db, actor.id)
      await endOtherLoginSessions(db, actor.id, http.var.signedIn?.loginSessionId ?? null)
      const recipient = await recipientOf(db, actor.id)
      noteSecurityEvent(db, { event: 'password-changed', accountId: actor.id, email: recipient.email })
      await enqueueMail(db, passwordChangedMail(recipient), {
        stranger: recipient.emailConfirmed ? undefined : 'other',
      })
      return doneAnswer
    },
  )
}

/** The link also confirms the address, which coaches of the club see. */
async function announceConfirmation(db: Db, accountId: string): Promise<void> {
  const membership = await membershipOf(db, accountId)
  if (membership) announce(db, { topic: 'club', clubId: membership.clubId, to: 'coaches' })
}

/**
 * The job behind « Mot de passe oublié ? »: sends nothing when no account has that address. Each try makes a link of its
 * own, so that no payload holds a token.
 */
export async function mailPasswordReset(
  { db, env, now }: Pick<AppContext, 'db' | 'env' | 'now'>,
  email: string,
  send: (mail: Mail) => Promise<void>,
): Promise<void> {
  const mail = await db.transaction().execute(async (tx) => {
    const account = await findByEmail(tx, email)
    if (!account) return null
    const link = { accountId: account.id, purpose: 'reset-password', email, now: now() } as const
    const token = await createLink(tx, link)
    return passwordResetMail(await recipientOf(tx, account.id), env.PUBLIC_URL, token)
  })
  if (mail) await send(mail)
}
