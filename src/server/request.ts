import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { v7 as uuidv7 } from 'uuid'
import * as v from 'valibot'
import {
  accountHeader,
  type Endpoint,
  isWrite,
  type Output,
  type ParsedInput,
  writeIdHeader,
} from '../contract/endpoint.ts'
import { upgradeInput } from '../contract/earlier-inputs.ts'
import { id as uuid } from '../contract/fields.ts'
import { type Holder, whyCannot } from '../domain/ability.ts'
import type { Actor } from '../domain/actor.ts'
import type { AppEnv, SignedIn } from './app-env.ts'
import type { Db } from './database/connection.ts'
import { allow, Refused } from './refused.ts'
import { parseInput, readInput } from './input.ts'

export interface Request<E extends Endpoint> {
  readonly input: ParsedInput<E>
  readonly actor: Holder<E['ability']>
  /** A write's own transaction; a read's connections. */
  readonly db: Db
  readonly now: Date
  /** Of a write: the client's id for it, or one of ours where it sent none. */
  readonly writeId: string
  /** For what only HTTP has: cookies, the client's address. Of headers, the answer bears those in `headers`. */
  readonly http: Context<AppEnv>
}

/** What a write's rules look at, whoever asks: somebody signed in, or a program by its key. */
export interface RuleRequest<E extends Endpoint, Who> extends Pick<Request<E>, 'input' | 'db' | 'now'> {
  readonly actor: Who
}

export type Handler<E extends Endpoint> = (request: Request<E>) => Promise<Output<E>>

/** What was sent, before anybody knows by whom. */
export interface Received {
  readonly given: Record<string, unknown>
  /** By which a repeat of a write is known for the same one. */
  readonly hash: Buffer
  readonly writeId: string
  readonly now: Date
  readonly http: Context<AppEnv>
}

export async function receive(endpoint: Endpoint, http: Context<AppEnv>): Promise<Received> {
  const given = await readInput(endpoint, http)
  const writeId = isWrite(endpoint) ? writeIdOf(http) : ''
  return { given, hash: hashOf(endpoint, given), writeId, now: http.get('context').now(), http }
}

/** @throws Refused to whom the endpoint is not for, before it looks at the input; and for input that is wrong */
export function requestOf<E extends Endpoint>(
  endpoint: E,
  { given, writeId, now, http }: Received,
  db: Db,
  login: SignedIn | null,
): Request<E> {
  const actor = admit(endpoint, http, login?.actor ?? null)
  const input = parseInput(endpoint, upgradeInput(endpoint, given))
  return { input, actor, db, now, writeId, http }
}

function admit<E extends Endpoint>(
  endpoint: E,
  http: Context<AppEnv>,
  actor: Actor | null,
): Holder<E['ability']> {
  const { ability } = endpoint
  // `me` answers also on a page that was opened by another account.
  const asksWho = ability === null && !isWrite(endpoint)
  const expected = http.req.header(accountHeader)
  if (expected && actor && expected !== actor.id && !asksWho) throw new Refused('signed-in-as-another')
  if (ability === null) return null as Holder<E['ability']>
  allow(whyCannot(actor, ability))
  return actor as Holder<E['ability']>
}

/** By which a repeat of the write is known; without a header each request is a write of its own. */
function writeIdOf(http: Context<AppEnv>): string {
  const sent = http.req.header(writeIdHeader)
  if (sent === undefined) return uuidv7()
  const writeId = v.safeParse(uuid, sent)
  if (!writeId.success) throw new Refused('malformed-request')
  return writeId.output
}

function hashOf({ method, path }: Endpoint, given: Record<string, unknown>): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([method, path, given]))
    .digest()
}
