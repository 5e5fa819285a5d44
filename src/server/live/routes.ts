import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'
import { liveAccountParameter, livePath } from '../../contract/live-event.ts'
import { lookUpLogin } from '../accounts/login-cookie.ts'
import { currentLogins } from '../accounts/login-sessions.ts'
import type { App, AppEnv, SignedIn } from '../app-env.ts'
import { childIdsOf } from '../guardians/store.ts'
import { foundOr404 } from '../refused.ts'
import { type Listener, refuseStream } from './streams.ts'

/**
 * Writes to Node's own response, which takes a quarter of the memory of a web stream. A client that may not listen gets
 * an event: an EventSource cannot tell a refusal from a lost network.
 */
export function liveRoutes(app: App): void {
  app.get(livePath, async (c) => {
    const context = c.get('context')
    const signedIn = await lookUpLogin(c, context.db)
    const { outgoing } = c.env as Partial<HttpBindings>
    // No stream without a socket (in tests), nor for a HEAD request.
    const response = foundOr404(
      outgoing && 'useChunkedEncodingByDefault' in outgoing && c.req.method === 'GET' ? outgoing : null,
    )
    // The connection ends with the stream, so it needs no chunks.
    response.useChunkedEncodingByDefault = false
    response.writeHead(200, {
      ...c.get('headers'),
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store, no-transform',
      // nginx would buffer the events.
      'X-Accel-Buffering': 'no',
    })
    const expected = c.req.query(liveAccountParameter)
    if (!signedIn || (expected && expected !== signedIn.actor.id)) {
      refuseStream(response)
      return alreadySent(c)
    }
    const listener = listenerOf(signedIn, await childIdsOf(context.db, signedIn.actor.id))
    context.live.open(listener, response)
    // The login may have ended between its lookup and the opening of the stream.
    try {
      const stillIs = await currentLogins(context.db, [listener], context.now())
      context.live.endUnless((other) => other.loginSessionId !== listener.loginSessionId || stillIs(other))
    } catch {
      // The status is already sent; the client reconnects.
      response.destroy()
    }
    return alreadySent(c)
  })
}

function alreadySent(c: Context<AppEnv>): Response {
  c.res = new Response(null, RESPONSE_ALREADY_SENT)
  // The adapter ignores RESPONSE_ALREADY_SENT until the body was accessed, and would send the headers again.
  void c.res.body
  return c.res
}

function listenerOf({ actor, loginSessionId }: SignedIn, childIds: readonly string[]): Listener {
  return { accountId: actor.id, rank: actor.rank, clubId: actor.clubId, childIds, loginSessionId }
}
