import { type Endpoint, isWrite, type Output } from '../contract/endpoint.ts'
import type { App } from './app-env.ts'
import { lookUpLogin } from './accounts/login-cookie.ts'
import { allowRight } from './clubs/allow-right.ts'
import { findStoredAnswer, storedAnswerOrThrow, storeAnswer } from './answered-writes.ts'
import { type Handler, receive, type Received, type Request, requestOf } from './request.ts'
import { allowWrite, countWrite, repeatableBy, write } from './write.ts'

/** Answers an endpoint: who asks, what they sent, one transaction and one answer a write. */
export function serve<E extends Endpoint>(app: App, endpoint: E, handle: Handler<E>): void {
  app.on(endpoint.method, endpoint.path, async (http) => {
    const received = await receive(endpoint, http)
    return http.json(await (isWrite(endpoint) ? write : read)(endpoint, received, handle))
  })
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
    const received = await receive(endpoint, http)
    const { db } = http.get('context')
    const request = requestOf(endpoint, received, db, await lookUpLogin(http, db))
    const prepared = await prepare(request)
    const answer = isWrite(endpoint)
      ? await write(endpoint, received, (inside) => handle(inside, prepared))
      : await handle(request, prepared)
    return http.json(answer)
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
    const received = await receive(endpoint, http)
    const { db } = http.get('context')
    const login = await lookUpLogin(http, db)
    const repeatable = repeatableBy(endpoint, received, login)
    const once: Once<E> = async (work) => {
      const earlier = repeatable && (await findStoredAnswer(db, repeatable))
      if (earlier) return earlier.answer
      const answer = await work()
      if (repeatable) await db.transaction().execute((tx) => storeAnswer(tx, repeatable, answer))
      return answer
    }
    const answer = async () => {
      await countWrite(endpoint, received, login)
      const request = requestOf(endpoint, received, db, login)
      await allowWrite(endpoint, request, login)
      return handle(request, once)
    }
    return http.json(await answer().catch((error) => storedAnswerOrThrow(db, repeatable, error)))
  })
}

async function read<E extends Endpoint>(
  endpoint: E,
  received: Received,
  handle: Handler<E>,
): Promise<Output<E>> {
  const { http } = received
  const { db } = http.get('context')
  const request = requestOf(endpoint, received, db, await lookUpLogin(http, db))
  await allowRight(endpoint, request)
  return handle(request)
}
