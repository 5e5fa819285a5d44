import { clubHeader, type Endpoint, type Output } from '../contract/endpoint.ts'
import { needsClub, stopsInReadOnlyClub } from '../domain/ability.ts'
import { whyNotThere } from '../domain/actor.ts'
import { type CurrentLogin, lookUpLogin } from './accounts/login-cookie.ts'
import { storedAnswerOrThrow, storeAnswer, type RepeatableWrite } from './answered-writes.ts'
import type { SignedIn } from './app-env.ts'
import { allowRight } from './clubs/allow-right.ts'
import { allowWriting } from './clubs/read-only.ts'
import { allow, Refused } from './refused.ts'
import { announcing } from './live/announce.ts'
import { type Handler, type Received, type Request, requestOf } from './request.ts'
import { logSecurityEvents } from './security-events.ts'

/** One transaction, in which the login is looked up, and one answer, which a repeat gets again. */
export async function write<E extends Endpoint>(
  endpoint: E,
  received: Received,
  handle: Handler<E>,
): Promise<Output<E>> {
  const { http } = received
  const { db } = http.get('context')
  let repeatable: RepeatableWrite | null = null
  let transaction = db
  try {
    const outcome = await announcing(db, async (tx) => {
      transaction = tx
      const login = await lookUpLogin(http, tx)
      repeatable = repeatableBy(endpoint, received, login)
      await countWrite(endpoint, received, login)
      const request = requestOf(endpoint, received, tx, login)
      await allowWrite(endpoint, request, login)
      return committingRefusals(async () => {
        const answer = await handle(request)
        if (repeatable) await storeAnswer(tx, repeatable, answer)
        return answer
      })
    })
    await logSecurityEvents(http.var, transaction)
    if (outcome instanceof Refused) throw outcome
    return outcome
  } catch (error) {
    return storedAnswerOrThrow(db, repeatable, error)
  }
}

/** A refusal rolls the transaction back, unless it says that its effects stay: then it is the outcome. */
async function committingRefusals<T>(work: () => Promise<T>): Promise<T | Refused> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refused && error.commits) return error
    throw error
  }
}

/** @throws Refused in a club that may only be read or whose plan has not the right, or for a write made for another club */
export async function allowWrite<E extends Endpoint>(
  endpoint: E,
  request: Request<E>,
  login: CurrentLogin | null,
): Promise<void> {
  const { ability } = endpoint
  const { db, now, http } = request
  if (ability === null || !login) return
  const { actor, readOnlyFrom } = login
  if (needsClub(ability)) allow(whyNotThere(actor, http.req.header(clubHeader)))
  // Where nothing is sold, a club never stops writing.
  const isSold = http.get('context').env.BILLING !== 'off'
  if (isSold && stopsInReadOnlyClub(ability)) await allowWriting(db, actor, readOnlyFrom, now)
  await allowRight(endpoint, request)
}

/**
 * Before anything else is looked at, so that refused writes count as well; a repeat gets its stored answer whatever is
 * counted. @throws Refused `too-many-writes`
 */
export async function countWrite(
  { ability }: Endpoint,
  { http }: Pick<Received, 'http'>,
  login: SignedIn | null,
): Promise<void> {
  if (ability !== null && login) await http.get('context').attempts.countWrite(login.actor.id)
}

/** Null where no answer is stored: sign-up, sign-in and mailed links answer with secrets or cookies. */
export function repeatableBy(
  { ability, answersSecret }: Endpoint,
  { writeId, hash, now }: Received,
  login: SignedIn | null,
): RepeatableWrite | null {
  return ability === null || answersSecret || !login
    ? null
    : { writeId, hash, accountId: login.actor.id, now }
}
