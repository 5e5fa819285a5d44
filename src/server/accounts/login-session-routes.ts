import * as accounts from '../../contract/accounts.ts'
import { doneAnswer } from '../../contract/fields.ts'
import { whyWrongEntryPage } from '../../domain/account.ts'
import type { App } from '../app-env.ts'
import { allow, foundOr404, Refused } from '../refused.ts'
import { announce } from '../live/announce.ts'
import { serve, servePrepared } from '../serve.ts'
import { countAttempt, forgiveSignIn } from './count-attempt.ts'
import { rememberDevice } from './known-devices.ts'
import { openSession } from './open-session.ts'
import { clearLoginCookie } from './login-cookie.ts'
import { endLoginSession, loginSessionsOf } from './login-sessions.ts'
import { isPassword } from './password-hash.ts'
import { deleteAccountWithoutClub, findByEmail, lockAccountIfPassword } from './store.ts'
import { whoAmI } from './who-am-i.ts'

export function loginSessionRoutes(app: App): void {
  servePrepared(
    app,
    accounts.signIn,
    async ({ input, db, http }) => {
      await countAttempt(http, db, 'signIn', input.email)
      const account = await findByEmail(db, input.email)
      const right = await isPassword(input.password, account?.passwordHash)
      if (!account || !right) throw new Refused('wrong-credentials')
      await forgiveSignIn(http, db, input.email)
      return account
    },
    async ({ input, db, http }, account) => {
      // Refuse when the password was changed since it was checked.
      if (!(await lockAccountIfPassword(db, account))) throw new Refused('wrong-credentials')
      const refusal = whyWrongEntryPage(account.role, input.door)
      if (refusal === 'not-a-player-account' && http.var.context.env.WRONG_ROLE_ACCOUNT === 'delete') {
        await deleteAccountWithoutClub(db, account.id)
        announce(db, { ends: account.id })
        throw new Refused(refusal, { commits: true })
      }
      allow(refusal)
      await openSession(http, db, account.id)
      return whoAmI(db, account.id, http.var.context)
    },
  )

  serve(app, accounts.signOut, async ({ db, http }) => {
    const { signedIn } = http.var
    if (signedIn) {
      // First, since it locks the account: who holds the account deletes its login sessions next.
      await rememberDevice(http, db, signedIn.actor.id)
      await endLoginSession(db, signedIn.actor, signedIn.loginSessionId)
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
    if (input.id === http.var.signedIn?.loginSessionId) clearLoginCookie(http)
    return doneAnswer
  })
}
