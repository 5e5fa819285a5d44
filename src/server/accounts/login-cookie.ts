import { hash, randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { generateCookie, getCookie } from 'hono/cookie'
import type { AppEnv, SignedIn } from '../app-env.ts'
import type { Db } from '../database/connection.ts'
import { type LoginSession, loginSessionDays, findAndExtendLoginSession } from './login-sessions.ts'

/** 32 random bytes for the browser; the database stores only their hash. */
export function newToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: tokenHash(token) }
}

export function tokenHash(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}

/** A login as the database knows it now, with what only a write asks of it. */
export type CurrentLogin = SignedIn & Pick<LoginSession, 'readOnlyFrom'>

/** The login of the request's cookie, read from the database. */
export async function lookUpLogin(c: Context<AppEnv>, db: Db): Promise<CurrentLogin | null> {
  const token = getCookie(c, cookieName(c))
  const session = token ? await findAndExtendLoginSession(db, tokenHash(token), c.get('context').now()) : null
  // The cookie has to last as long as the extended session.
  if (token && session?.isExtended) setLoginCookie(c, token)
  c.set('signedIn', session)
  return session
}

export function setLoginCookie(c: Context<AppEnv>, token: string): void {
  setCookie(c, token, loginSessionDays * 24 * 3600)
}

export function clearLoginCookie(c: Context<AppEnv>): void {
  setCookie(c, '', 0)
}

function setCookie(c: Context<AppEnv>, value: string, maxAge: number): void {
  c.get('headers')['Set-Cookie'] = cookie(c, cookieName(c), value, maxAge)
}

/** The token by which a browser stays known after it has signed out. */
export function deviceToken(c: Context<AppEnv>): string | undefined {
  return getCookie(c, deviceCookieName(c))
}

export function setDeviceCookie(c: Context<AppEnv>, token: string, maxAge: number): void {
  c.set('deviceCookie', cookie(c, deviceCookieName(c), token, maxAge))
}

function cookie(c: Context<AppEnv>, name: string, value: string, maxAge: number): string {
  const { secure } = c.get('context').env
  return generateCookie(name, value, { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge })
}

/** A browser accepts the prefix `__Host-` only over https, and sends the cookie to this exact host only. */
function cookieName(c: Context<AppEnv>): string {
  return c.get('context').env.secure ? '__Host-rebond' : 'rebond'
}

function deviceCookieName(c: Context<AppEnv>): string {
  return `${cookieName(c)}-device`
}
