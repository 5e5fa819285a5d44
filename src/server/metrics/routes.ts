import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { App, AppEnv } from '../app-env.ts'
import { isFromThisMachine } from '../own-machine.ts'
import { watchQueues } from './watch-queues.ts'

/** For whoever asks from this machine, or with the token of the settings; to anybody else there is nothing here. */
export function metricsRoutes(app: App): void {
  app.get('/metrics', async (c, next) => {
    if (!mayRead(c)) return next()
    const { context } = c.var
    await watchQueues(context)
    const { registry } = context.metrics
    return c.body(await registry.metrics(), 200, {
      'Content-Type': registry.contentType,
      'Cache-Control': 'no-store',
    })
  })
}

function mayRead(c: Context<AppEnv>): boolean {
  const { METRICS_TOKEN } = c.var.context.env
  const [, given] = /^Bearer (.+)$/i.exec(c.req.header('Authorization') ?? '') ?? []
  if (METRICS_TOKEN && given) return timingSafeEqual(digest(given), digest(METRICS_TOKEN))
  return isFromThisMachine(c)
}

/** Of one length, whatever was given. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** By the pattern of the route that answered, never by a path, which holds ids. */
export const countRequests: MiddlewareHandler<AppEnv> = async (c, next) => {
  const start = performance.now()
  await next()
  const { requests, requestSeconds } = c.var.context.metrics
  const { method } = c.req
  const route = routePath(c)
  requests.inc({ method, route, status: `${Math.floor(c.res.status / 100)}xx` })
  requestSeconds.observe({ method, route }, (performance.now() - start) / 1000)
}
