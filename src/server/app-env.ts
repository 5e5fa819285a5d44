import type { Hono } from 'hono'
import type { Logger } from 'pino'
import type { Actor } from '../domain/actor.ts'
import type { CachedLogins } from './accounts/cached-logins.ts'
import type { Attempts } from './attempts.ts'
import type { Db } from './database/connection.ts'
import type { Env } from './env.ts'
import type { LiveStreams } from './live/streams.ts'
import type { Payments } from './billing/payments.ts'

/** What the server is made of; tests bring their own clock and database. */
export interface House {
  readonly db: Db
  readonly env: Env
  readonly logger: Logger
  readonly attempts: Attempts
  readonly live: LiveStreams
  readonly cachedLogins: CachedLogins
  /** Null where nothing is sold. */
  readonly payments: Payments | null
  readonly now: () => Date
}

/** What every request carries. */
export interface AppEnv {
  Variables: {
    house: House
    requestId: string
    /** What its answer bears, whoever makes it (answer-headers.ts). */
    headers: Record<string, string>
    /** The client's address, as far as trusted proxies tell it. */
    address: string
    signedIn: SignedIn | null
  }
}

export interface SignedIn {
  readonly actor: Actor
  readonly loginSessionId: string
}

export type App = Hono<AppEnv>
