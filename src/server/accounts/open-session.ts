import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import type { Db } from '../database/connection.ts'
import { announce } from '../live/announce.ts'
import { deviceName } from './device-name.ts'
import { isKnownTo, rememberDevice } from './known-devices.ts'
import { newToken, setLoginCookie } from './login-cookie.ts'
import { endLoginSession, endOldestLoginSessions, openLoginSession } from './login-sessions.ts'
import { mailNewDevice } from './new-device.ts'

/**
 * Opens a login session for this browser, and ends its previous one and those of devices beyond twenty. Whoever signs in from a browser that the account did not
 * know is told so: perhaps it was somebody else. Returns whether it was one.
 */
export async function openSession(
  http: Context<AppEnv>,
  db: Db,
  accountId: string,
  { isSignUp = false } = {},
): Promise<{ isNewDevice: boolean }> {
  const { signedIn, context } = http.var
  if (signedIn) await endLoginSession(db, signedIn.actor, signedIn.loginSessionId)
  const isNewDevice = !isSignUp && !(await isKnownTo(http, db, accountId))
  const { token, hash } = newToken()
  const device = deviceName(http.req.header('User-Agent'))
  await openLoginSession(db, { accountId, tokenHash: hash, device, isNewDevice, now: context.now() })
  await endOldestLoginSessions(db, accountId)
  setLoginCookie(http, token)
  await rememberDevice(http, db, accountId)
  // The account's list of devices changes.
  announce(db, { topic: 'me', accounts: [accountId] })
  if (isNewDevice) await mailNewDevice(db, { accountId, device, now: context.now() })
  return { isNewDevice }
}
