import type { Hono } from 'hono'
import type { Logger } from 'pino'
import type { Actor } from '../domain/actor.ts'
import type { Attempts } from './attempts.ts'
import type { Db } from './database/connection.ts'
import type { Env } from './env.ts'
import type { LiveStreams } from './live/streams.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { Payments } from './billing/payments.ts'

/** The server's dependencies; tests provide their own clock and database. */
export interface AppContext {
  readonly db: Db
  readonly env: Env
  readonly logger: Logger
  readonly attempts: Attempts
  readonly live: LiveStreams
  readonly metrics: Metrics
  /** Null with BILLING=off. */
  readonly payments: Payments | null
  readonly now: () => Date
}

/** The variables of each request's Hono context. */
export interface AppEnv {
  Variables: {
    context: AppContext
    requestId: string
    /** The headers of its response, whoever creates it (answer-headers.ts). */
    headers: Record<string, string>
    /** A second cookie, beside that of the login in `headers`. */
    deviceCookie?: string
    /** The client's IP address, as seen by the trusted proxies. */
    address: string
    signedIn: SignedIn | null
    /** The key of a program that reads /api/v1. */
    apiKeyId?: string
  }
}

export interface SignedIn {
  readonly actor: Actor
  readonly loginSessionId: string
  /** Whether this request extended the session, at most once an hour. */
  readonly isExtended: boolean
}

export type App = Hono<AppEnv>
