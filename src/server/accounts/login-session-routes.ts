import * as accounts from '../../contract/accounts.ts'
import { doneAnswer } from '../../contract/fields.ts'
import { whyWrongEntryPage } from '../../domain/account.ts'
import type { App } from '../app-env.ts'
import { membershipOf } from '../clubs/memberships.ts'
import { eraseAccount } from '../erasures/erase-account.ts'
import { hasGuardianships } from '../guardians/store.ts'
import { allow, foundOr404, Refused } from '../refused.ts'
import { announce } from '../live/announce.ts'
import { noteSecurityEvent } from '../security-events.ts'
import { serve, servePrepared } from '../serve.ts'
import { checkCredentials, lockChecked } from './credentials.ts'
import { leavingSentence } from './deletion-words.ts'
import { rememberDevice } from './known-devices.ts'
import { openSession } from './open-session.ts'
import { clearLoginCookie } from './login-cookie.ts'
import { endLoginSession, loginSessionsOf } from './login-sessions.ts'
import { whoAmI } from './who-am-i.ts'

export function loginSessionRoutes(app: App): void {
  servePrepared(app, accounts.signIn, checkCredentials, async ({ input, db, now, http }, account) => {
    const { erasedFrom } = await lockChecked(db, account)
    const refusal = whyWrongEntryPage(account.role, input.door)
    if (refusal === 'not-a-player-account' && http.var.context.env.WRONG_ROLE_ACCOUNT === 'delete') {
      // It is locked, so that a concurrent join waits.
      const isGuardian = account.role === 'guardian' || (await hasGuardianships(db, account.id))
      const isKept = isGuardian || (await membershipOf(db, account.id))
      if (!isKept) await eraseAccount(db, account.id, now)
      announce(db, { ends: account.id })
      throw new Refused(refusal, { commits: true })
    }
    allow(refusal)
    if (erasedFrom) throw new Refused('account-leaving', { sentence: leavingSentence(erasedFrom) })
    const { isNewDevice } = await openSession(http, db, account.id)
    const who = { accountId: account.id, email: input.email }
    noteSecurityEvent(db, { event: 'signed-in', ...who, newDevice: isNewDevice })
    return whoAmI(db, account.id, http.var.context)
  })

  serve(app, accounts.signOut, async ({ db, http }) => {
    const { signedIn } = http.var
    if (signedIn) {
      // First, since it locks the account: who holds the account deletes its login sessions next.
      await rememberDevice(http, db, signedIn.actor.id)
      await endLoginSession(db, signedIn.actor, signedIn.loginSessionId)
      noteSecurityEvent(db, { event: 'signed-out', accountId: signedIn.actor.id })
    }
    clearLoginCookie(http)
    return doneAnswer
  })

  serve(app, accounts.loginSessions, async ({ actor, db, now, http }) => {
    const sessions = await loginSessionsOf(db, actor, now)
    return sessions.map((session) => ({
      ...session,
      current: session.id === http.var.signedIn?.loginSessionId,
    }))
  })

  serve(app, accounts.endLoginSession, async ({ input, actor, db, http }) => {
    foundOr404((await endLoginSession(db, actor, input.id)) ? input : null)
    noteSecurityEvent(db, { event: 'device-ended', accountId: actor.id })
    if (input.id === http.var.signedIn?.loginSessionId) clearLoginCookie(http)
    return doneAnswer
  })
}
