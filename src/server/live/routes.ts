import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'
import { liveAccountParameter, livePath } from '../../contract/live-event.ts'
import { lookUpLogin } from '../accounts/login-cookie.ts'
import { currentLogins } from '../accounts/login-sessions.ts'
import type { App, AppEnv, SignedIn } from '../app-env.ts'
import { found } from '../errors.ts'
import { type Listener, refuseStream } from './streams.ts'

/**
 * Writes to Node's own response, which costs a stream a quarter of the memory that a web stream takes. A page without
 * the right to listen is told by an event: to an EventSource every refusal looks like a lost network.
 */
export function liveRoutes(app: App): void {
  app.get(livePath, async (c) => {
    const house = c.get('house')
    const signedIn = await lookUpLogin(c, house.db)
    const { outgoing } = c.env as Partial<HttpBindings>
    // Without a socket, or for its head alone, there is nothing to stream.
    const response = found(
      outgoing && 'useChunkedEncodingByDefault' in outgoing && c.req.method === 'GET' ? outgoing : null,
    )
    // The connection ends with the stream: no framing of its parts, and nothing is kept of it afterwards.
    response.useChunkedEncodingByDefault = false
    response.writeHead(200, {
      ...c.get('headers'),
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store, no-transform',
      // nginx would hold events back until its buffer is full.
      'X-Accel-Buffering': 'no',
    })
    const expected = c.req.query(liveAccountParameter)
    if (!signedIn || (expected && expected !== signedIn.actor.id)) {
      refuseStream(response)
      return alreadySent(c)
    }
    const listener = listenerOf(signedIn)
    house.live.open(listener, response)
    // Whoever was signed out between the cookie's check and the stream's opening was not heard of here.
    try {
      const stillIs = await currentLogins(house.db, [listener], house.now())
      house.live.endUnless((other) => other.loginSessionId !== listener.loginSessionId || stillIs(other))
    } catch {
      // Too late for an answer: the page tries again.
      response.destroy()
    }
    return alreadySent(c)
  })
}

function alreadySent(c: Context<AppEnv>): Response {
  c.res = new Response(null, RESPONSE_ALREADY_SENT)
  // The adapter overlooks the mark of a response that nobody has looked into, and would send its head.
  void c.res.body
  return c.res
}

function listenerOf({ actor, loginSessionId }: SignedIn): Listener {
  return { accountId: actor.id, role: actor.role, clubId: actor.clubId, loginSessionId }
}
