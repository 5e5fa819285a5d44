import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import type { AttemptKind } from '../attempts.ts'
import type { Db } from '../database/connection.ts'
import { knownDevice } from './known-devices.ts'

const kinds = {
  signIn: {
    byAddress: 'signInByAddress',
    byPair: 'signInByPair',
    byEmail: 'signInByEmail',
    byDevice: 'signInByDevice',
  },
  reset: {
    byAddress: 'resetByAddress',
    byPair: 'resetByPair',
    byEmail: 'resetByEmail',
    byDevice: 'resetByDevice',
  },
} as const satisfies Record<string, Record<string, AttemptKind>>

/**
 * Counts what somebody who is not signed in tries with an e-mail. A device known to its account has a count of its own,
 * which nobody else can use up. @throws Refused `too-many-attempts`
 */
export async function countAttempt(
  http: Context<AppEnv>,
  db: Db,
  action: keyof typeof kinds,
  email: string,
): Promise<void> {
  const { attempts } = http.var.context
  const { byAddress, byPair, byEmail, byDevice } = kinds[action]
  const device = await knownDevice(http, db, email)
  if (device !== null) return attempts.consume(byDevice, device)
  await attempts.consume(byAddress, http.var.address)
  // First: one address alone does not use up the e-mail's count.
  await attempts.consume(byPair, pairOf(http, email))
  await attempts.consume(byEmail, email)
}

/** After the right password. The wrong ones that other addresses sent stay counted. */
export async function forgiveSignIn(http: Context<AppEnv>, db: Db, email: string): Promise<void> {
  const { attempts } = http.var.context
  const device = await knownDevice(http, db, email)
  if (device !== null) return attempts.reset('signInByDevice', device)
  await attempts.reset('signInByPair', pairOf(http, email))
  await attempts.giveBack('signInByEmail', email)
}

/** After the link of a mail to that address: whoever opened it reads the mails. */
export async function forgiveAll(http: Context<AppEnv>, db: Db, email: string): Promise<void> {
  const { attempts } = http.var.context
  await attempts.reset('signInByPair', pairOf(http, email))
  await attempts.reset('signInByEmail', email)
  const device = await knownDevice(http, db, email)
  if (device !== null) await attempts.reset('signInByDevice', device)
}

/** Neither contains a space. */
function pairOf(http: Context<AppEnv>, email: string): string {
  return `${http.var.address} ${email}`
}
