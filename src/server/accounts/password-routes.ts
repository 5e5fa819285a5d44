import { sql } from 'kysely'
import * as accounts from '../../contract/accounts.ts'
import { doneAnswer } from '../../contract/fields.ts'
import type { App, House } from '../app-env.ts'
import { Refused } from '../errors.ts'
import { enqueueMail } from '../mail.ts'
import { serve } from '../serve.ts'
import { createLink, takeLink } from './links.ts'
import { clearLoginCookie } from './login-cookie.ts'
import { endOtherLoginSessions } from './login-sessions.ts'
import { passwordChangedMail, passwordResetMail } from './mails.ts'
import { hashNewPassword } from './new-password.ts'
import { isPassword } from './password-hash.ts'
import { findByEmail, findMyself, setPassword } from './store.ts'

export function passwordRoutes(app: App): void {
  // Whether the address has an account is looked up by the job: neither the answer nor its time tells.
  serve(app, accounts.requestPasswordReset, async ({ input, db, http }) => {
    const { attempts } = http.var.house
    await attempts.spend('resetByAddress', http.var.address)
    await attempts.spend('resetByEmail', input.email)
    const payload = JSON.stringify({ email: input.email })
    await sql`select graphile_worker.add_job('mail-password-reset', ${payload}::json)`.execute(db)
    return doneAnswer
  })

  serve(app, accounts.resetPassword, async ({ input, db, now, http }) => {
    const passwordHash = await hashNewPassword(input.password)
    const link = await takeLink(db, input.token, ['reset-password'], now)
    if (!link) throw new Refused('link-expired')
    const role = await setPassword(db, link.accountId, passwordHash, now)
    await endOtherLoginSessions(db, link.accountId, null)
    const account = await findMyself(db, { id: link.accountId })
    await enqueueMail(db, passwordChangedMail(account))
    clearLoginCookie(http)
    return { role }
  })

  serve(app, accounts.changePassword, async ({ input, actor, db, now, http }) => {
    await http.var.house.attempts.spend('passwordByAccount', actor.id)
    const account = await findMyself(db, actor)
    if (!(await isPassword(input.currentPassword, account.passwordHash))) throw new Refused('wrong-password')
    await setPassword(db, actor.id, await hashNewPassword(input.password), now)
    await endOtherLoginSessions(db, actor.id, http.var.signedIn?.loginSessionId ?? null)
    await enqueueMail(db, passwordChangedMail(account))
    return doneAnswer
  })
}

/** The job behind « Mot de passe oublié ? »: nothing leaves when nobody has that address. */
export async function mailPasswordReset({ db, env, now }: House, email: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const account = await findByEmail(tx, email)
    if (!account) return
    const link = { accountId: account.id, purpose: 'reset-password', email, now: now() } as const
    const token = await createLink(tx, link)
    await enqueueMail(tx, passwordResetMail(account, env.PUBLIC_URL, token))
  })
}
