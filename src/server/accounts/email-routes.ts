import * as accounts from '../../contract/accounts.ts'
import { doneAnswer } from '../../contract/fields.ts'
import type { App } from '../app-env.ts'
import { mailJoinRequestAfterConfirmation } from '../clubs/arrivals.ts'
import { membershipOf } from '../clubs/memberships.ts'
import type { Db } from '../database/connection.ts'
import { Refused } from '../refused.ts'
import { announce } from '../live/announce.ts'
import { enqueueMail } from '../mail.ts'
import { noteSecurityEvent } from '../security-events.ts'
import { serve, servePrepared } from '../serve.ts'
import { checkLinkMail, enqueueLinkMail } from './link-mails.ts'
import { revokeLinks, consumeLink } from './links.ts'
import { emailChangedMail } from './mails.ts'
import { isPassword } from './password-hash.ts'
import { confirmEmail, findByEmail, findMyself, recipientOf } from './store.ts'

export function emailRoutes(app: App): void {
  servePrepared(
    app,
    accounts.requestEmailConfirmation,
    async ({ actor, db, http }) => {
      await http.var.context.attempts.consume('mailByAccount', actor.id)
      const { email, emailConfirmedAt } = await findMyself(db, actor)
      if (!emailConfirmedAt && email !== '')
        await checkLinkMail(http.var.context, { purpose: 'confirm-email', email })
    },
    async ({ actor, db, now }) => {
      const account = await findMyself(db, actor)
      if (account.emailConfirmedAt || account.email === '') throw new Refused('email-already-confirmed')
      await mailConfirmationLink(db, actor.id, now)
      return doneAnswer
    },
  )

  servePrepared(
    app,
    accounts.requestEmailChange,
    async ({ input, actor, db, http }) => {
      const { attempts } = http.var.context
      await attempts.consume('passwordByAccount', actor.id)
      await attempts.consume('mailByAccount', actor.id)
      await checkLinkMail(http.var.context, { purpose: 'change-email', email: input.email })
      const account = await findMyself(db, actor)
      return (await isPassword(input.password, account.passwordHash)) ? account.passwordHash : null
    },
    async ({ input, actor, db, now }, passwordHash) => {
      if (passwordHash === null) throw new Refused('wrong-password')
      const owner = await findByEmail(db, input.email)
      if (owner?.id === actor.id) {
        throw new Refused('invalid-input', { fields: { email: 'C’est déjà votre adresse' } })
      }
      // Do not reveal that another account has the address: same response, no link.
      if (owner) return doneAnswer
      const link = { accountId: actor.id, purpose: 'change-email', email: input.email, now } as const
      await enqueueLinkMail(db, link)
      // Creating the link has locked the account: refuse when its password was changed since it was checked.
      if ((await findMyself(db, actor)).passwordHash !== passwordHash) throw new Refused('wrong-password')
      return doneAnswer
    },
  )

  serve(app, accounts.confirmEmail, async ({ input, db, now, http }) => {
    const link = await consumeLink(db, input.token, ['confirm-email', 'change-email'], now)
    if (!link) throw new Refused('link-expired')
    const before = await recipientOf(db, link.accountId)
    const changes = before.email !== link.email
    // A link to confirm an address must not restore it after it was changed.
    if (changes && link.purpose === 'confirm-email') throw new Refused('link-expired')
    await confirmAddress(db, { ...link, changes }, now)
    if (changes) {
      await revokeLinks(db, link.accountId)
      await enqueueMail(db, emailChangedMail(before, link.email, http.var.context.env.CONTACT_EMAIL), {
        stranger: before.emailConfirmed ? undefined : 'other',
      })
    }
    return { email: link.email }
  })
}

/** @throws Refused `email-taken` when another account has the address */
export async function confirmAddress(
  db: Db,
  { accountId, email, changes }: { accountId: string; email: string; changes: boolean },
  now: Date,
): Promise<void> {
  const { emailConfirmedAt } = await findMyself(db, { id: accountId })
  await confirmEmail(db, accountId, email, now)
  await announceEmail(db, accountId)
  noteSecurityEvent(db, { event: changes ? 'email-changed' : 'email-confirmed', accountId, email })
  if (!emailConfirmedAt) await mailJoinRequestAfterConfirmation(db, accountId, now)
}

/** Coaches see the address and whether it is confirmed; once it is, the person sees the full names of the others. */
async function announceEmail(db: Db, accountId: string): Promise<void> {
  announce(db, { topic: 'me', accounts: [accountId] })
  announce(db, { topic: 'profile', accounts: [accountId] })
  const membership = await membershipOf(db, accountId)
  if (!membership) return
  const { clubId } = membership
  announce(db, { topic: 'club', clubId, to: 'coaches', accounts: [accountId] })
  announce(db, { topic: 'training-sessions', clubId, accounts: [accountId] })
}

export async function mailConfirmationLink(db: Db, accountId: string, now: Date): Promise<void> {
  const { email } = await recipientOf(db, accountId)
  await enqueueLinkMail(db, { accountId, purpose: 'confirm-email', email, now })
}
