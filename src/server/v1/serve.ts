import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { Endpoint, Output, ParsedInput } from '../../contract/endpoint.ts'
import type { Member } from '../../domain/actor.ts'
import { authenticateKey } from '../api-keys/authenticate.ts'
import type { App } from '../app-env.ts'
import type { Db } from '../database/connection.ts'
import { parseInput, readInput } from '../input.ts'

interface Reading<E extends Endpoint> {
  readonly input: ParsedInput<E>
  /** The key, as a coach of its club. */
  readonly actor: Member
  readonly db: Db
  readonly now: Date
}

/**
 * Answers other programs, by their key. The answer is passed through its schema: what that does not name, such as an
 * address, does not leave.
 */
export function serveV1<E extends Endpoint>(
  app: App,
  endpoint: E,
  handle: (reading: Reading<E>) => Promise<v.InferInput<E['output']>>,
  { tagged = false }: { tagged?: boolean } = {},
): void {
  app.get(endpoint.path, async (http) => {
    const { db, now } = http.get('context')
    const headers = http.get('headers')
    headers['Vary'] = 'Authorization'
    const actor = await authenticateKey(http)
    const input = parseInput(endpoint, await readInput(endpoint, http))
    const answer = v.parse(endpoint.output, await handle({ input, actor, db, now: now() })) as Output<E>
    if (!tagged) return http.json(answer)
    headers['ETag'] = tagOf(answer)
    headers['Cache-Control'] = 'private, no-cache'
    return matches(http.req.header('If-None-Match'), headers['ETag'])
      ? http.body(null, 304)
      : http.json(answer)
  })
}

function tagOf(answer: unknown): string {
  return `"${createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 22)}"`
}

/** A proxy that compresses makes a tag weak: for a read that is the same. */
function matches(ifNoneMatch: string | undefined, tag: string): boolean {
  const known = ifNoneMatch?.split(',').map((each) => each.trim().replace(/^W\//, '')) ?? []
  return known.includes(tag) || known.includes('*')
}
