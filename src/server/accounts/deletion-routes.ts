import * as ownData from '../../contract/own-data.ts'
import { erasureOf, whyNotDeleteAccount, whyWrongEntryPage } from '../../domain/account.ts'
import type { App } from '../app-env.ts'
import { membershipOf } from '../clubs/memberships.ts'
import { lockClub } from '../clubs/store.ts'
import type { Db } from '../database/connection.ts'
import { enqueueMail } from '../mail.ts'
import { allow, Refused } from '../refused.ts'
import { noteSecurityEvent } from '../security-events.ts'
import { servePrepared } from '../serve.ts'
import { checkCredentials, lockChecked } from './credentials.ts'
import { deletionMail } from './deletion-words.ts'
import { revokeLinks } from './links.ts'
import { clearLoginCookie } from './login-cookie.ts'
import { endOtherLoginSessions } from './login-sessions.ts'
import { openSession } from './open-session.ts'
import { isPassword } from './password-hash.ts'
import { findMyself, keepAccount, lockAccountIfPassword, recipientOf, setErasure } from './store.ts'
import { whoAmI } from './who-am-i.ts'

export function deletionRoutes(app: App): void {
  servePrepared(
    app,
    ownData.requestDeletion,
    async ({ input, actor, db, http }) => {
      await http.var.context.attempts.consume('passwordByAccount', actor.id)
      const { passwordHash } = await findMyself(db, actor)
      const { password } = input
      const isRight = password === null ? passwordHash === null : await isPassword(password, passwordHash)
      return isRight ? { id: actor.id, passwordHash } : null
    },
    async ({ actor, db, now, http }, account) => {
      if (!account) throw new Refused('wrong-password')
      await allowDeletion(db, actor.id)
      // Nobody proves that it is they who ask: of a club, its coach does it.
      if (account.passwordHash === null && (await membershipOf(db, actor.id)))
        throw new Refused('leaves-by-coach')
      if (!(await lockAccountIfPassword(db, account))) throw new Refused('wrong-password')
      const erasedFrom = erasureOf(now)
      await setErasure(db, actor.id, erasedFrom, now)
      noteSecurityEvent(db, { event: 'deletion-requested', accountId: actor.id })
      await revokeLinks(db, actor.id)
      await endOtherLoginSessions(db, actor.id, null)
      clearLoginCookie(http)
      const recipient = await recipientOf(db, actor.id)
      const mail = deletionMail(recipient, erasedFrom, http.var.context.env.PUBLIC_URL)
      await enqueueMail(db, mail, { stranger: recipient.emailConfirmed ? undefined : 'other' })
      return { erasedFrom: erasedFrom.toISOString() }
    },
  )

  servePrepared(app, ownData.keepAccount, checkCredentials, async ({ input, db, now, http }, account) => {
    await lockChecked(db, account)
    allow(whyWrongEntryPage(account.role, input.door))
    // It may have been kept on another device, or not be leaving at all: then this is a sign-in.
    if (await keepAccount(db, account.id, now))
      noteSecurityEvent(db, { event: 'account-kept', accountId: account.id })
    const { isNewDevice } = await openSession(http, db, account.id)
    const who = { accountId: account.id, email: input.email }
    noteSecurityEvent(db, { event: 'signed-in', ...who, newDevice: isNewDevice })
    return whoAmI(db, account.id, http.var.context)
  })
}

/** @throws Refused `owner-must-close` */
export async function allowDeletion(db: Db, accountId: string): Promise<void> {
  allow(whyNotDeleteAccount(await lockedPlaceOf(db, accountId)))
}

/** The club is locked: nobody is given it meanwhile. */
async function lockedPlaceOf(db: Db, accountId: string) {
  const before = await membershipOf(db, accountId)
  if (!before) return null
  const { active } = await lockClub(db, before.clubId)
  const membership = await membershipOf(db, accountId)
  return membership && { isOwner: membership.owner, closed: !active }
}
