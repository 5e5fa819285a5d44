import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { v7 as uuidv7 } from 'uuid'
import * as v from 'valibot'
import {
  accountHeader,
  clubHeader,
  type Endpoint,
  isWrite,
  type Output,
  type ParsedInput,
  writeIdHeader,
} from '../contract/endpoint.ts'
import { upgradeInput } from '../contract/earlier-inputs.ts'
import { id as uuid } from '../contract/fields.ts'
import { type Actor, isMember, type Member, whyNotOfRole, whyNotThere } from '../domain/actor.ts'
import { earlierAnswer, keepAnswer } from './answered-writes.ts'
import { signedInBy, supposedBy } from './accounts/login-cookie.ts'
import { checkSupposition, type Supposition } from './accounts/supposed-logins.ts'
import { answerJson } from './answer-headers.ts'
import type { App, AppEnv } from './app-env.ts'
import { allowWriting } from './clubs/read-only.ts'
import type { Db } from './database/connection.ts'
import { onOneConnection } from './database/prepared-statements.ts'
import { isDatabaseUnavailable } from './database/unavailable.ts'
import { allow, Refused } from './errors.ts'
import { parseInput, readInput } from './input.ts'
import { collectAnnouncements, sendAnnouncements } from './live/announce.ts'

type ActorOf<E extends Endpoint> = E['audience'] extends 'member'
  ? Member
  : E['audience'] extends 'account'
    ? Actor
    : null

export interface Request<E extends Endpoint> {
  readonly input: ParsedInput<E>
  readonly actor: ActorOf<E>
  /** A write's own transaction; a read's connections. */
  readonly db: Db
  readonly now: Date
  /** Of a write: the client's id for it, or one of ours where it sent none. */
  readonly writeId: string
  /** For what only HTTP has: cookies, the client's address. Of headers, the answer bears those in `headers`. */
  readonly http: Context<AppEnv>
}

type Handler<E extends Endpoint> = (request: Request<E>) => Promise<Output<E>>

/** Answers an endpoint: checks audience and input, and gives a write one transaction and one answer. */
export function serve<E extends Endpoint>(app: App, endpoint: E, handle: Handler<E>): void {
  app.on(endpoint.method, endpoint.path, (http) =>
    onSupposition(endpoint, http, (supposition) =>
      answer(endpoint, http, supposition, (request, given) =>
        isWrite(endpoint)
          ? once(endpoint, request, given, supposition, handle)
          : read(request, supposition, handle),
      ),
    ),
  )
}

/**
 * As `serve`, for what first has to count an attempt, hash a password or ask another service: no connection is held
 * meanwhile, and a rollback does not undo it. A repeated write is prepared again before it gets its earlier answer, so
 * `prepare` refuses only what it would refuse the repeat as well.
 */
export function servePrepared<E extends Endpoint, P>(
  app: App,
  endpoint: E,
  prepare: (request: Request<E>) => Promise<P>,
  handle: (request: Request<E>, prepared: P) => Promise<Output<E>>,
): void {
  app.on(endpoint.method, endpoint.path, async (http) => {
    http.set('signedIn', await signedInBy(http))
    return answer(endpoint, http, null, async (request, given) => {
      const prepared = await prepare(request)
      const handlePrepared: Handler<E> = (inside) => handle(inside, prepared)
      if (!isWrite(endpoint)) return handlePrepared(request)
      return once(endpoint, request, given, null, handlePrepared)
    })
  })
}

/** Does a write that was not done yet, and keeps its answer; gives a repeated one the answer it had. */
type Once<E extends Endpoint> = (work: () => Promise<Output<E>>) => Promise<Output<E>>

/**
 * As `serve`, for a write of somebody signed in that asks another service, which may take its time: who asks is known
 * first, and no transaction is open and no connection held meanwhile. What `handle` saves stays when it then refuses.
 * Of two with one id, those that `handle` lets come one after the other through `once` are done once.
 */
export function serveOutside<E extends Endpoint>(
  app: App,
  endpoint: E,
  handle: (request: Request<E>, once: Once<E>) => Promise<Output<E>>,
): void {
  app.on(endpoint.method, endpoint.path, async (http) => {
    http.set('signedIn', await signedInBy(http))
    return answer(endpoint, http, null, async (request, given) => {
      const { actor, db, now, writeId } = request
      if (actor === null) throw new Refused('not-signed-in')
      const kept = { writeId, requestHash: hashOf(endpoint, given), accountId: actor.id, now }
      const onceOutside: Once<E> = async (work) => {
        const earlier = await earlierAnswer(db, kept)
        if (earlier) return earlier.answer
        const answer = await work()
        await db.transaction().execute((tx) => keepAnswer(tx, kept, answer))
        return answer
      }
      try {
        await allowWrite(endpoint, request, actor)
        return await handle(request, onceOutside)
      } catch (error) {
        const earlier = await earlierAnswer(db, kept)
        if (earlier) return earlier.answer
        throw error
      }
    })
  })
}

/**
 * Goes ahead on whom the cookie signed in last time, and leaves it to the request's first statement to check that beside
 * itself. Whatever fails so has left nothing behind, and is done once more for who it is now.
 */
async function onSupposition(
  endpoint: Endpoint,
  http: Context<AppEnv>,
  work: (supposition: Supposition | null) => Promise<Response>,
): Promise<Response> {
  const supposition = endpoint.audience === 'anyone' ? undefined : supposedBy(http)
  if (supposition) {
    http.set('signedIn', supposition.login)
    try {
      return await work(supposition)
    } catch (error) {
      // What was committed was checked; and where the database does not answer, nobody can be asked who it is.
      if (isDatabaseUnavailable(error) || (error instanceof Refused && error.keepEffects)) throw error
    }
  }
  http.set('signedIn', await signedInBy(http))
  return work(null)
}

async function answer<E extends Endpoint>(
  endpoint: E,
  http: Context<AppEnv>,
  supposition: Supposition | null,
  work: (request: Request<E>, given: Record<string, unknown>) => Promise<unknown>,
): Promise<Response> {
  const signedIn = actorFor(endpoint, http)
  const given = await readInput(endpoint, http)
  const { db, now } = http.get('house')
  if (endpoint.audience === 'member' && signedIn && !isMember(signedIn)) {
    return answerJson(http, await answerOutsider(endpoint, http, { actor: signedIn, given, supposition }))
  }
  if (endpoint.role && signedIn) allow(whyNotOfRole(endpoint.role, signedIn))
  const actor = signedIn as ActorOf<E>
  const input = parseInput(endpoint, upgradeInput(endpoint, given))
  const request = { input, actor, db, now: now(), writeId: bearsId(endpoint) ? writeIdOf(http) : '', http }
  return answerJson(http, await work(request, given))
}

function actorFor(endpoint: Endpoint, http: Context<AppEnv>): Actor | null {
  const { audience } = endpoint
  const actor = http.get('signedIn')?.actor ?? null
  // Whoever asks who they are, on a page that takes them for somebody else, is told.
  const asksWho = audience === 'anyone' && !isWrite(endpoint)
  const supposed = http.req.header(accountHeader)
  if (supposed && actor && supposed !== actor.id && !asksWho) throw new Refused('signed-in-as-another')
  if (audience === 'anyone') return null
  if (actor === null) throw new Refused('not-signed-in')
  return actor
}

/** On a supposition, nothing is answered before that was checked: at the latest when all is read. */
function read<E extends Endpoint>(
  request: Request<E>,
  supposition: Supposition | null,
  handle: Handler<E>,
): Promise<Output<E>> {
  if (!supposition) return handle(request)
  return onOneConnection(request.db, async (own) => {
    await checkSupposition(own, supposition, request.now)
    return handle({ ...request, db: own })
  })
}

/** Runs in one transaction, which a refusal rolls back unless it says that its effects stay. */
async function write<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  const outcome = await db.transaction().execute(async (tx) => {
    collectAnnouncements(tx)
    try {
      const answer = await work(tx)
      await sendAnnouncements(tx)
      return { answer }
    } catch (error) {
      if (!(error instanceof Refused && error.keepEffects)) throw error
      await sendAnnouncements(tx)
      return { refused: error }
    }
  })
  if ('refused' in outcome) throw outcome.refused
  return outcome.answer
}

/**
 * Handles a write, and gives a repeated one the answer it had. A repeat is handled too, and then given up: whether it
 * meets what the first one did, or only the key of the kept answers, its own transaction cannot commit.
 */
async function once<E extends Endpoint>(
  endpoint: E,
  request: Request<E>,
  given: Record<string, unknown>,
  supposition: Supposition | null,
  handle: Handler<E>,
): Promise<unknown> {
  const { actor, db, now, writeId } = request
  // Sign-up, sign-in and mailed links answer with secrets or cookies and need nobody signed in: nothing is kept.
  if (actor === null) return write(db, (tx) => handle({ ...request, db: tx }))
  const kept = { writeId, requestHash: hashOf(endpoint, given), accountId: actor.id, now }
  try {
    await allowWrite(endpoint, request, actor)
    return await write(db, async (tx) => {
      if (supposition) await checkSupposition(tx, supposition, now)
      const answer = await handle({ ...request, db: tx })
      await keepAnswer(tx, kept, answer)
      return answer
    })
  } catch (error) {
    // Whoever it was supposed to be, what keeps its effects was committed, and so checked.
    const checked = !supposition || (error instanceof Refused && error.keepEffects)
    if (!checked) throw error
    const earlier = await earlierAnswer(db, kept)
    if (earlier) return earlier.answer
    throw error
  }
}

/** For the club that the actor is in, if it may be written. @throws Refused */
async function allowWrite(
  endpoint: Endpoint,
  { db, now, http }: Pick<Request<Endpoint>, 'db' | 'now' | 'http'>,
  actor: Actor,
): Promise<void> {
  if (endpoint.audience === 'member') allow(whyNotThere(actor, http.req.header(clubHeader)))
  if (!endpoint.withoutSubscription) await allowWriting(db, actor, readOnlyFrom(http), now)
}

interface Outsider {
  actor: Actor
  given: Record<string, unknown>
  supposition: Supposition | null
}

/**
 * Somebody of no club. A coach may have removed them after a write of theirs was done, and before they were told: that
 * answer is theirs. On a supposition nobody is told anything.
 */
async function answerOutsider(
  endpoint: Endpoint,
  http: Context<AppEnv>,
  { actor, given, supposition }: Outsider,
): Promise<unknown> {
  const { db, now } = http.get('house')
  if (isWrite(endpoint) && !supposition) {
    const requestHash = hashOf(endpoint, given)
    const earlier = await earlierAnswer(db, {
      writeId: writeIdOf(http),
      requestHash,
      accountId: actor.id,
      now: now(),
    })
    if (earlier) return earlier.answer
  }
  throw new Refused(endpoint.withoutClub ?? 'no-club')
}

/** Sign-up, sign-in and mailed links are never repeated under an id. */
function bearsId(endpoint: Endpoint): boolean {
  return isWrite(endpoint) && endpoint.audience !== 'anyone'
}

/** By which a repeat of the write is known; without a header each request is a write of its own. */
function writeIdOf(http: Context<AppEnv>): string {
  const sent = http.req.header(writeIdHeader)
  if (sent === undefined) return uuidv7()
  const writeId = v.safeParse(uuid, sent)
  if (!writeId.success) throw new Refused('malformed-request')
  return writeId.output
}

/** Where nothing is sold, a club never stops writing. */
function readOnlyFrom(http: Context<AppEnv>): Date | null {
  return http.get('house').env.BILLING === 'off' ? null : (http.get('signedIn')?.readOnlyFrom ?? null)
}

function hashOf(endpoint: Endpoint, given: Record<string, unknown>): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([endpoint.method, endpoint.path, given]))
    .digest()
}
