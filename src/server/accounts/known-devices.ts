import type { Context } from 'hono'
import { sql } from 'kysely'
import { maxDevices } from '../../domain/account.ts'
import { retention } from '../../domain/retention.ts'
import type { AppEnv } from '../app-env.ts'
import type { Db } from '../database/connection.ts'
import { deviceToken, newToken, setDeviceCookie, tokenHash } from './login-cookie.ts'

/** The longest that browsers keep a cookie. */
export const knownDeviceDays = retention.knownDevices.period.days

const dayMs = 24 * 3600 * 1000

/** Remembers that this browser has proven to be one of the account's, for as long as its cookie lasts. */
export async function rememberDevice(http: Context<AppEnv>, db: Db, accountId: string): Promise<void> {
  const now = http.var.context.now()
  const sent = deviceToken(http)
  const { token, hash } = sent !== undefined && (await isDevice(db, sent)) ? withHash(sent) : newToken()
  await db
    .insertInto('known_devices')
    .values({ token_hash: hash, account_id: accountId, last_seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['token_hash', 'account_id']).doUpdateSet({ last_seen_at: now }),
    )
    .execute()
  await forgetOldest(db, accountId)
  setDeviceCookie(http, token, knownDeviceDays * 24 * 3600)
}

/** Whether this browser has proven before to be one of the account's. */
export async function isKnownTo(http: Context<AppEnv>, db: Db, accountId: string): Promise<boolean> {
  const token = deviceToken(http)
  if (token === undefined) return false
  const known = await db
    .selectFrom('known_devices')
    .select('token_hash')
    .where('token_hash', '=', tokenHash(token))
    .where('account_id', '=', accountId)
    .where('last_seen_at', '>', forgottenBefore(http.var.context.now()))
    .executeTakeFirst()
  return known !== undefined
}

/** By which to count what this browser tries with the account of that e-mail; null where it is not known to it. */
export async function knownDevice(http: Context<AppEnv>, db: Db, email: string): Promise<string | null> {
  const token = deviceToken(http)
  if (token === undefined) return null
  const hash = tokenHash(token)
  const known = await db
    .selectFrom('accounts as a')
    .innerJoin('known_devices as d', 'd.account_id', 'a.id')
    .select('a.id')
    .where('a.email', '=', email)
    .where('d.token_hash', '=', hash)
    .where('d.last_seen_at', '>', forgottenBefore(http.var.context.now()))
    .executeTakeFirst()
  return known ? `${known.id} ${hash.toString('base64url')}` : null
}

export async function deleteForgottenDevices(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('known_devices').where('last_seen_at', '<', forgottenBefore(now)).execute()
}

/** A client that keeps no cookies would add a row with each sign-in. */
async function forgetOldest(db: Db, accountId: string): Promise<void> {
  const oldest = db
    .selectFrom('known_devices')
    .select('token_hash')
    .where('account_id', '=', accountId)
    .orderBy('last_seen_at', 'desc')
    .offset(maxDevices)
  await db
    .deleteFrom('known_devices')
    .where('account_id', '=', accountId)
    .where(sql<boolean>`token_hash = any(array(${oldest}))`)
    .execute()
}

/** Whether we gave that token to some browser. */
async function isDevice(db: Db, token: string): Promise<boolean> {
  const device = await db
    .selectFrom('known_devices')
    .select('token_hash')
    .where('token_hash', '=', tokenHash(token))
    .limit(1)
    .executeTakeFirst()
  return device !== undefined
}

function withHash(token: string) {
  return { token, hash: tokenHash(token) }
}

function forgottenBefore(now: Date): Date {
  return new Date(now.getTime() - knownDeviceDays * dayMs)
}
