import * as accounts from '../../contract/accounts.ts'
import { doneAnswer } from '../../contract/fields.ts'
import type { App } from '../app-env.ts'
import type { Db } from '../database/connection.ts'
import type { Env } from '../env.ts'
import { Refused } from '../errors.ts'
import { enqueueMail } from '../mail.ts'
import { serve } from '../serve.ts'
import { createLink, takeLink } from './links.ts'
import { confirmationMail, emailChangedMail, emailChangeMail } from './mails.ts'
import { isPassword } from './password-hash.ts'
import { findByEmail, findMyself, setConfirmedEmail } from './store.ts'

export function emailRoutes(app: App): void {
  serve(app, accounts.requestEmailConfirmation, async ({ actor, db, now, http }) => {
    const account = await findMyself(db, actor)
    if (account.emailConfirmedAt) throw new Refused('email-already-confirmed')
    await http.var.house.attempts.spend('mailByAccount', actor.id)
    await mailConfirmationLink(db, http.var.house.env, account, now)
    return doneAnswer
  })

  serve(app, accounts.requestEmailChange, async ({ input, actor, db, now, http }) => {
    const { attempts, env } = http.var.house
    await attempts.spend('passwordByAccount', actor.id)
    const account = await findMyself(db, actor)
    if (!(await isPassword(input.password, account.passwordHash))) throw new Refused('wrong-password')
    await attempts.spend('mailByAccount', actor.id)
    // Whether somebody else has that address is not told: no link leaves, and nothing changes.
    if (await findByEmail(db, input.email)) return doneAnswer
    const link = { accountId: actor.id, purpose: 'change-email', email: input.email, now } as const
    const token = await createLink(db, link)
    await enqueueMail(db, emailChangeMail({ ...account, email: input.email }, env.PUBLIC_URL, token))
    return doneAnswer
  })

  serve(app, accounts.confirmEmail, async ({ input, db, now }) => {
    const link = await takeLink(db, input.token, ['confirm-email', 'change-email'], now)
    if (!link) throw new Refused('link-expired')
    const before = await findMyself(db, { id: link.accountId })
    const changes = before.email !== link.email
    // A confirmation of an address that was changed meanwhile must not bring it back.
    if (changes && link.purpose === 'confirm-email') throw new Refused('link-expired')
    await setConfirmedEmail(db, link.accountId, link.email, now)
    if (changes) await enqueueMail(db, emailChangedMail(before, link.email))
    return { email: link.email }
  })
}

export async function mailConfirmationLink(
  db: Db,
  env: Pick<Env, 'PUBLIC_URL'>,
  account: { id: string; email: string; firstName: string },
  now: Date,
): Promise<void> {
  const link = { accountId: account.id, purpose: 'confirm-email', email: account.email, now } as const
  const token = await createLink(db, link)
  await enqueueMail(db, confirmationMail(account, env.PUBLIC_URL, token))
}
