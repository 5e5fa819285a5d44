import type { Context } from 'hono'
import * as v from 'valibot'
import type { Endpoint, ParsedInput } from '../../contract/endpoint.ts'
import type { Member } from '../../domain/actor.ts'
import type { ApiAccess, ApiNeed } from '../../domain/api-key.ts'
import { authenticateKey } from '../api-keys/authenticate.ts'
import type { App, AppEnv } from '../app-env.ts'
import type { Db } from '../database/connection.ts'
import { parseInput, readInput } from '../input.ts'
import { allowAccess } from './allow-access.ts'
import { isUnchanged, tagOf } from './entity-tag.ts'

interface Reading<E extends Endpoint> {
  readonly input: ParsedInput<E>
  /** The key, as a coach of its club. */
  readonly actor: Member
  readonly access: ApiAccess
  readonly db: Db
  readonly now: Date
}

/** What there is now. */
export interface Thing<E extends { readonly output: v.GenericSchema }> {
  readonly thing: v.InferInput<E['output']>
  readonly version?: string
}

interface ReadEndpoint extends Endpoint {
  readonly needs: ApiNeed
}

/**
 * Answers other programs, by their key. The answer is passed through its schema: what that does not name, such as an
 * address, does not leave.
 */
export function serveV1<E extends ReadEndpoint>(
  app: App,
  endpoint: E,
  handle: (reading: Reading<E>) => Promise<v.InferInput<E['output']>>,
): void {
  app.get(endpoint.path, async (http) => {
    const answer = await handle(await readingOf(endpoint, http))
    return http.json(v.parse(endpoint.output, answer))
  })
}

/** One thing, which is tagged: with its version, where it is written by that. */
export function serveV1Thing<E extends ReadEndpoint>(
  app: App,
  endpoint: E,
  handle: (reading: Reading<E>) => Promise<Thing<E>>,
): void {
  app.get(endpoint.path, async (http) => {
    const { thing, version } = await handle(await readingOf(endpoint, http))
    const answer = v.parse(endpoint.output, thing)
    const headers = http.get('headers')
    headers['ETag'] = tagOf(answer, version)
    headers['Cache-Control'] = 'private, no-cache'
    return isUnchanged(http.req.header('If-None-Match'), headers['ETag'])
      ? http.body(null, 304)
      : http.json(answer)
  })
}

async function readingOf<E extends ReadEndpoint>(endpoint: E, http: Context<AppEnv>): Promise<Reading<E>> {
  const { db, now } = http.get('context')
  http.get('headers')['Vary'] = 'Authorization'
  const { actor, access } = await authenticateKey(http, 'read')
  allowAccess({ access }, endpoint.needs)
  const input = parseInput(endpoint, await readInput(endpoint, http))
  return { input, actor, access, db, now: now() }
}
