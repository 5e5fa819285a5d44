import * as v from 'valibot'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, expect } from 'vitest'
import {
  type Endpoint,
  type Input,
  isWrite,
  type Output,
  writeIdHeader,
} from '../../src/contract/endpoint.ts'
import { type Problem, problem } from '../../src/contract/problem.ts'
import type { App, AppContext } from '../../src/server/app-env.ts'
import { countAttempts } from '../../src/server/attempts.ts'
import { createApp } from '../../src/server/app.ts'
import { newToken } from '../../src/server/accounts/login-cookie.ts'
import { openLoginSession } from '../../src/server/accounts/login-sessions.ts'
import { connectPayments } from '../../src/server/billing/payments.ts'
import { openDatabase } from '../../src/server/database/connection.ts'
import { readEnv } from '../../src/server/env.ts'
import { createLiveStreams } from '../../src/server/live/streams.ts'
import { createLogger } from '../../src/server/logger.ts'
import { createMetrics } from '../../src/server/metrics/metrics.ts'
import { createSimulation, type Simulation } from '../../src/simulation/simulation.ts'
import {
  type HttpClient,
  RecordingHttpClient,
  type StripeCall,
  stripeCallErrors,
} from '../stripe/stripe-calls.ts'
import { type TestDatabase, testDatabase } from './database.ts'

export interface TestContext extends AppContext {
  app: App
  database: TestDatabase
  /** The server's clock, which a test can move. */
  clock: { now: Date }
  simulation: Simulation
  /** What answers the SDK: the simulation, with every call noted and checked. */
  stripe: HttpClient
  /** The errors that the server logged: empty unless a test provokes some. */
  errors: string[]
}

/** A server on a database of its own, without a port. `settings` are environment variables. */
export async function createTestContext(settings: Record<string, string> = {}): Promise<TestContext> {
  return createTestContextOn(await testDatabase(), settings)
}

/** Another server process on that database. */
export function createTestContextOn(
  database: TestDatabase,
  settings: Record<string, string> = {},
): TestContext {
  const counting = openDatabase(database.connection, { maxConnections: 2 })
  afterAll(() => counting.close())
  const clock = { now: new Date() }
  const errors: string[] = []
  const logger = createLogger({ write: (line: string) => errors.push(line) }, 'error')
  const env = readEnv(settings)
  const now = () => clock.now
  const simulation = createSimulation({ db: database.db, env, logger, now })
  const stripe = checked(simulation.httpClient, now)
  const account = { ...simulation.account, transport: { httpClient: stripe } }
  const context: AppContext = {
    db: database.db,
    env,
    logger,
    attempts: countAttempts(counting.pool),
    live: createLiveStreams(),
    metrics: createMetrics(),
    payments: env.BILLING === 'off' ? null : connectPayments(account),
    now,
  }
  const app = createApp(context)
  simulation.addRoutes(app)
  return { ...context, app, database, clock, simulation, stripe, errors }
}

/** Records the calls to Stripe, and checks them when the test file is done. */
export function checked(answering: HttpClient, now: () => Date): RecordingHttpClient {
  const recording = new RecordingHttpClient(answering, now)
  checkCallsAfterAll(recording.calls)
  return recording
}

export function checkCallsAfterAll(calls: readonly StripeCall[]): void {
  // The first check generates the schema, which takes a while.
  afterAll(async () => expect(await stripeCallErrors(calls)).toEqual([]), 180_000)
}

/** An error response. */
export class RefusedCall extends Error {
  override readonly name = 'RefusedCall'
  readonly status: number
  readonly problem: Problem
  constructor(status: number, body: Problem) {
    super(`${status} ${body.refusal} ${JSON.stringify(body.fields ?? '')}`)
    this.status = status
    this.problem = body
  }
}

export interface CallOptions {
  /** Null sends none. */
  writeId?: string | null
  headers?: Record<string, string>
}

export type Caller = <E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options?: CallOptions,
) => Promise<Output<E>>

/** Calls endpoints with this cookie, or as nobody; checks every answer against the contract. @throws RefusedCall */
export function caller(app: App, cookie?: string): Caller {
  return async (endpoint, input, options = {}) => {
    const response = await request(app, endpoint, input, { ...options, ...(cookie && { cookie }) })
    const body: unknown = await response.json()
    if (!response.ok) throw new RefusedCall(response.status, v.parse(problem, body))
    return v.parse(endpoint.output, body)
  }
}

/** The whole response, for tests of headers and cookies. */
export async function request<E extends Endpoint>(
  app: App,
  endpoint: E,
  input: Input<E>,
  { cookie, writeId = uuidv7(), headers = {} }: CallOptions & { cookie?: string } = {},
): Promise<Response> {
  const given = new Map(Object.entries(input as Record<string, unknown>))
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = String(given.get(name))
    given.delete(name)
    return encodeURIComponent(value)
  })
  const rest = Object.fromEntries(given)
  const query = isWrite(endpoint) ? '' : `?${new URLSearchParams(rest as Record<string, string>).toString()}`
  return app.request(path + query, {
    method: endpoint.method,
    headers: {
      ...(isWrite(endpoint) && { 'Content-Type': 'application/json' }),
      ...(isWrite(endpoint) && writeId !== null && { [writeIdHeader]: writeId }),
      ...(cookie && { Cookie: cookie }),
      ...headers,
    },
    ...(isWrite(endpoint) && { body: JSON.stringify(rest) }),
  })
}

/** Signs an account in without its password: hashing one takes longer than most tests. */
export async function cookieOf(context: Pick<AppContext, 'db' | 'now'>, accountId: string): Promise<string> {
  const { token, hash } = newToken()
  await openLoginSession(context.db, { accountId, tokenHash: hash, device: 'Test', now: context.now() })
  return `rebond=${token}`
}
