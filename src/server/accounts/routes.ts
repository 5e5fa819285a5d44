import type { Context } from 'hono'
import * as accounts from '../../contract/accounts.ts'
import { doneAnswer } from '../../contract/fields.ts'
import { whyWrongDoor } from '../../domain/account.ts'
import type { App, AppEnv } from '../app-env.ts'
import { askToJoin } from '../clubs/arrivals.ts'
import { foundClub } from '../clubs/founding.ts'
import type { Db } from '../database/connection.ts'
import { allow, found, Refused } from '../errors.ts'
import { serve } from '../serve.ts'
import { deviceName } from './device-name.ts'
import { emailRoutes, mailConfirmationLink } from './email-routes.ts'
import { clearLoginCookie, newToken, setLoginCookie } from './login-cookie.ts'
import { endLoginSession, loginSessionsOf, openLoginSession } from './login-sessions.ts'
import { hashNewPassword } from './new-password.ts'
import { isPassword } from './password-hash.ts'
import { passwordRoutes } from './password-routes.ts'
import { deleteClubless, findByEmail, insertAccount, rename } from './store.ts'
import { whoAmI } from './who-am-i.ts'

export function accountRoutes(app: App): void {
  serve(app, accounts.me, async ({ db, http }) => {
    const { signedIn } = http.var
    return signedIn && whoAmI(db, signedIn.actor.id)
  })

  serve(app, accounts.signUp, async ({ input, db, now, http }) => {
    const { attempts, env } = http.var.house
    await attempts.spend('signUpByAddress', http.var.address)
    const passwordHash = await hashNewPassword(input.password)
    const existing = await findByEmail(db, input.email)
    if (existing) {
      // The answer to this very sign-up was lost on the way: it is given again.
      const repeated = existing.id === input.id && (await isPassword(input.password, existing.passwordHash))
      if (!repeated) throw new Refused('email-taken')
    } else {
      await insertAccount(db, { ...input, passwordHash, now })
      if (input.role === 'coach') {
        const coach = { accountId: input.id, role: 'coach', settings: env, now } as const
        if (input.club.way === 'join') await askToJoin(db, { ...coach, code: input.club.clubCode })
        else await foundClub(db, { id: input.club.clubId, name: input.club.clubName, coachId: input.id, now })
      }
      await mailConfirmationLink(db, env, input, now)
    }
    await enter(http, db, input.id)
    return whoAmI(db, input.id)
  })

  serve(app, accounts.signIn, async ({ input, db, http }) => {
    const { attempts, env } = http.var.house
    await attempts.spend('signInByAddress', http.var.address)
    await attempts.spend('signInByEmail', input.email)
    const account = await findByEmail(db, input.email)
    const right = await isPassword(input.password, account?.passwordHash)
    if (!account || !right) throw new Refused('wrong-credentials')
    await attempts.forgive('signInByEmail', input.email)
    const wrongDoor = whyWrongDoor(account.role, input.door)
    if (wrongDoor && env.WRONG_ROLE_ACCOUNT === 'delete') {
      await deleteClubless(db, account.id)
      throw new Refused(wrongDoor, { keepEffects: true })
    }
    allow(wrongDoor)
    await enter(http, db, account.id)
    return whoAmI(db, account.id)
  })

  serve(app, accounts.signOut, async ({ db, http }) => {
    const { signedIn } = http.var
    if (signedIn) await endLoginSession(db, signedIn.actor, signedIn.loginSessionId)
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
    found((await endLoginSession(db, actor, input.id)) ? input : null)
    if (input.id === http.var.signedIn?.loginSessionId) clearLoginCookie(http)
    return doneAnswer
  })

  serve(app, accounts.renameMyself, async ({ input, actor, db, now }) => {
    await rename(db, actor, input, now)
    return whoAmI(db, actor.id)
  })

  passwordRoutes(app)
  emailRoutes(app)
}

/** Signs this browser in, and whoever it was before out. */
async function enter(http: Context<AppEnv>, db: Db, accountId: string): Promise<void> {
  const { signedIn, house } = http.var
  if (signedIn) await endLoginSession(db, signedIn.actor, signedIn.loginSessionId)
  const { token, hash } = newToken()
  const device = deviceName(http.req.header('User-Agent'))
  await openLoginSession(db, { accountId, tokenHash: hash, device, now: house.now() })
  setLoginCookie(http, token)
}
