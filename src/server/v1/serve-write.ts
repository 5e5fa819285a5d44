import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { sql } from 'kysely'
import { v5 as uuidv5 } from 'uuid'
import * as v from 'valibot'
import { idempotencyKey, maxListLength, type V1Write } from '../../contract/v1/write.ts'
import { stopsInReadOnlyClub, whyCannot } from '../../domain/ability.ts'
import type { Member } from '../../domain/actor.ts'
import type { ApiAccess } from '../../domain/api-key.ts'
import { whyReadOnly } from '../../domain/subscription.ts'
import { findStoredAnswer, type RepeatableWrite, storeAnswer } from '../answered-writes.ts'
import { type ApiCaller, authenticateKey } from '../api-keys/authenticate.ts'
import type { App, AppEnv } from '../app-env.ts'
import type { Db } from '../database/connection.ts'
import { parseFields, readBody } from '../input.ts'
import { announcing } from '../live/announce.ts'
import { allow, Refused } from '../refused.ts'
import { logSecurityEvents } from '../security-events.ts'
import { allowAccess } from './allow-access.ts'
import { isVersionOf, tagOf } from './entity-tag.ts'
import { V1Refused } from './problem.ts'
import type { Thing } from './serve.ts'

export interface Writing<W extends V1Write> {
  readonly ids: { readonly [Id in keyof W['ids']]: string }
  readonly body: v.InferOutput<W['body']>
  /** The key, as a coach of its club. */
  readonly actor: Member
  readonly access: ApiAccess
  readonly db: Db
  readonly now: Date
  /** @throws V1Refused `changed-meanwhile` unless that is the version that `If-Match` names */
  readonly requireVersion: (version: string) => void
}

interface StoredAnswer {
  readonly body: unknown
  readonly tag: string | null
  readonly location: string | null
}

/**
 * A write of another program: one transaction, in which the handler calls what the application's own write calls, and one
 * answer, which a repeat with the same `Idempotency-Key` gets again.
 */
export function serveV1Write<W extends V1Write>(
  app: App,
  write: W,
  handle: (writing: Writing<W>) => Promise<Thing<W>>,
): void {
  app.on(write.method, write.path, async (http) => {
    const { db, env, now: clock } = http.get('context')
    const now = clock()
    const headers = http.get('headers')
    headers['Vary'] = 'Authorization'
    const caller = await authenticateKey(http, 'write')
    const { actor, access } = caller
    allowAccess(caller, write.needs)
    allow(whyCannot(actor, write.ability))
    // Where nothing is sold, a club never stops writing.
    if (env.BILLING !== 'off' && stopsInReadOnlyClub(write.ability))
      allow(whyReadOnly(caller.readOnlyFrom, now))
    const ids = idsOf(write, http)
    const given = await readBody(http)
    refuseLongLists(given)
    const repeatable = repeatableOf(write, http, caller, { ids, given }, now)
    const requireVersion = conditionOf(write, http)
    const body = parseFields(write.body, given) as v.InferOutput<W['body']>

    let transaction = db
    const answer = await announcing(db, async (tx): Promise<StoredAnswer> => {
      transaction = tx
      const earlier = repeatable && (await findEarlier(tx, repeatable))
      if (earlier) return earlier
      const written = await handle({ ids, body, actor, access, db: tx, now, requireVersion })
      const made = toAnswer(write, written)
      if (repeatable) await storeAnswer(tx, repeatable, made)
      return made
    })
    await logSecurityEvents(http.var, transaction)
    if (answer.tag) headers['ETag'] = answer.tag
    if (answer.location) headers['Location'] = answer.location
    return write.status === 204 ? http.body(null, 204) : http.json(answer.body, write.status)
  })
}

function toAnswer<W extends V1Write>(write: W, { thing, version }: Thing<W>): StoredAnswer {
  const body = v.parse(write.output, thing) as { evaluationId?: string; id: string } | null
  if (!body) return { body, tag: null, location: null }
  const location = write.kind === 'create' ? `${write.path}/${body.evaluationId ?? body.id}` : null
  return { body, tag: tagOf(body, version), location }
}

/** @throws Refused `invalid-input` */
function refuseLongLists(body: Readonly<Record<string, unknown>>): void {
  const long = Object.entries(body).find(([, list]) => Array.isArray(list) && list.length > maxListLength)
  if (long) throw new Refused('invalid-input', { fields: { [long[0].slice(0, 40)]: tooMany } })
}
const tooMany = `${maxListLength} éléments au maximum`

/** @throws V1Refused for what names nothing */
function idsOf<W extends V1Write>(write: W, http: Context<AppEnv>): Writing<W>['ids'] {
  const parsed = v.safeParse(v.strictObject(write.ids), http.req.param())
  if (parsed.success) return parsed.output as Writing<W>['ids']
  const fields = Object.fromEntries(parsed.issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message]))
  throw new V1Refused('invalid-request', { fields })
}

/** @throws V1Refused `precondition-required` */
function conditionOf({ kind }: V1Write, http: Context<AppEnv>): (version: string) => void {
  const ifMatch = http.req.header('If-Match')
  if (kind !== 'create' && ifMatch === undefined) throw new V1Refused('precondition-required')
  return (version) => {
    if (ifMatch !== undefined && !isVersionOf(ifMatch, version)) throw new V1Refused('changed-meanwhile')
  }
}

/**
 * Each key has names of its own for its writes. What is answered goes with the coach who made the key.
 * @throws V1Refused `idempotency-key-required`
 */
function repeatableOf(
  { kind, method, path }: V1Write,
  http: Context<AppEnv>,
  { actor, makerId }: ApiCaller,
  asked: object,
  now: Date,
): RepeatableWrite | null {
  const sent = http.req.header('Idempotency-Key')
  if (sent === undefined && kind !== 'create') return null
  const name = v.safeParse(idempotencyKey, sent)
  if (!name.success) throw new V1Refused('idempotency-key-required')
  const hash = createHash('sha256')
    .update(JSON.stringify([method, path, asked]))
    .digest()
  return { accountId: makerId, writeId: uuidv5(name.output, actor.id), hash, now }
}

/**
 * An answer that named somebody whose account was erased is there no more: the write is not done again.
 * @throws V1Refused `idempotency-key-in-use` while the first of two is under way, `idempotency-key-reused` without an answer;
 * Refused `write-id-reused`
 */
async function findEarlier(tx: Db, write: RepeatableWrite): Promise<StoredAnswer | null> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${write.writeId}, 0)) as locked`.execute(tx)
  if (!rows[0]?.locked) throw new V1Refused('idempotency-key-in-use')
  const earlier = await findStoredAnswer(tx, write)
  if (!earlier) return null
  if (earlier.answer === null) throw new V1Refused('idempotency-key-reused', { detail: answerErased })
  return earlier.answer as StoredAnswer
}

const answerErased =
  'Cette écriture a déjà eu lieu. Sa réponse nommait une personne dont le compte a été supprimé\u00A0: elle a été effacée.'
