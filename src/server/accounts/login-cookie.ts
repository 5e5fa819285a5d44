import { createHash, randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { AppEnv, SignedIn } from '../app-env.ts'
import { loginSessionDays, prolongAfterMs, useLoginSession } from './login-sessions.ts'
import type { Supposition } from './supposed-logins.ts'

/** 32 random bytes for the browser; the database keeps only their hash. */
export function newToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: tokenHash(token) }
}

export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Who the request's cookie signs in, if anybody. */
export async function signedInBy(c: Context<AppEnv>): Promise<SignedIn | null> {
  const token = getCookie(c, cookieName(c))
  if (!token) return null
  const hash = tokenHash(token)
  const { db, now } = c.var.house
  const session = await useLoginSession(db, hash, now())
  if (session === null) {
    c.var.logins.forget(hash)
    return null
  }
  const { prolonged, seenAt, ...login } = session
  // A visit prolongs the session; the cookie has to last as long.
  if (prolonged) setLoginCookie(c, token)
  c.var.logins.note(hash, login, new Date(seenAt.getTime() + prolongAfterMs))
  return login
}

/** Whom the request's cookie signed in last time: to be checked (supposed-logins.ts). */
export function supposedBy(c: Context<AppEnv>): Supposition | undefined {
  const token = getCookie(c, cookieName(c))
  if (!token) return undefined
  const hash = tokenHash(token)
  const login = c.var.logins.recall(hash, c.var.house.now())
  return login && { tokenHash: hash, login }
}

export function setLoginCookie(c: Context<AppEnv>, token: string): void {
  setCookie(c, cookieName(c), token, { ...attributes(c), maxAge: loginSessionDays * 24 * 3600 })
}

export function clearLoginCookie(c: Context<AppEnv>): void {
  deleteCookie(c, cookieName(c), attributes(c))
}

function attributes(c: Context<AppEnv>) {
  return { path: '/', httpOnly: true, sameSite: 'Lax', secure: c.var.house.env.secure } as const
}

/** The prefix makes a browser refuse the cookie from anywhere but this very host; it needs https. */
function cookieName(c: Context<AppEnv>): string {
  return c.var.house.env.secure ? '__Host-rebond' : 'rebond'
}
