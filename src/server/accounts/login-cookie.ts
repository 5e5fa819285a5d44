import { hash, randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { generateCookie, getCookie } from 'hono/cookie'
import type { AppEnv, SignedIn } from '../app-env.ts'
import { loginSessionDays, prolongAfterMs, useLoginSession } from './login-sessions.ts'
import type { Supposition } from './supposed-logins.ts'

/** 32 random bytes for the browser; the database keeps only their hash. */
export function newToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: tokenHash(token) }
}

export function tokenHash(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}

/** Whether there is anything to ask the database about. */
export function hasLoginCookie(c: Context<AppEnv>): boolean {
  return getCookie(c, cookieName(c)) !== undefined
}

/** Who the request's cookie signs in, if anybody. */
export async function signedInBy(c: Context<AppEnv>): Promise<SignedIn | null> {
  const token = getCookie(c, cookieName(c))
  if (!token) return null
  const key = tokenHash(token)
  const house = c.get('house')
  const logins = c.get('logins')
  const session = await useLoginSession(house.db, key, house.now())
  if (session === null) {
    logins.forget(token)
    return null
  }
  const { prolonged, seenAt, ...login } = session
  // A visit prolongs the session; the cookie has to last as long.
  if (prolonged) setLoginCookie(c, token)
  logins.note(token, { tokenHash: key, login }, new Date(seenAt.getTime() + prolongAfterMs))
  return login
}

/** Whom the request's cookie signed in last time: to be checked (supposed-logins.ts). */
export function supposedBy(c: Context<AppEnv>): Supposition | undefined {
  const token = getCookie(c, cookieName(c))
  return token === undefined ? undefined : c.get('logins').recall(token, c.get('house').now())
}

export function setLoginCookie(c: Context<AppEnv>, token: string): void {
  setCookie(c, token, loginSessionDays * 24 * 3600)
}

export function clearLoginCookie(c: Context<AppEnv>): void {
  setCookie(c, '', 0)
}

function setCookie(c: Context<AppEnv>, value: string, maxAge: number): void {
  const { secure } = c.get('house').env
  const attributes = { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge } as const
  c.get('headers')['Set-Cookie'] = generateCookie(cookieName(c), value, attributes)
}

/** The prefix makes a browser refuse the cookie from anywhere but this very host; it needs https. */
function cookieName(c: Context<AppEnv>): string {
  return c.get('house').env.secure ? '__Host-rebond' : 'rebond'
}
