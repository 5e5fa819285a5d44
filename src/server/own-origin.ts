import type { Context, MiddlewareHandler } from 'hono'
import type { AppContext, AppEnv } from './app-env.ts'
import { Refused } from './refused.ts'

const droppedHost =
  'A page’s write came without the Host header of its page: the proxy in front should pass Host on unchanged.'

const forwardingHeaders = ['Forwarded', 'Via', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto']

/**
 * Against cross-site request forgery: a page of another origin may not write with the visitor's cookie. In production our
 * origin is that of PUBLIC_URL alone; elsewhere also the one that was asked, such as 127.0.0.1 instead of localhost.
 */
export function refuseForeignOrigins({
  env,
  logger,
}: Pick<AppContext, 'env' | 'logger'>): MiddlewareHandler<AppEnv> {
  const own = new URL(env.PUBLIC_URL)
  let isWarned = false

  return async (c, next) => {
    if (isSafeMethod(c.req.method)) return next()
    const given = c.req.header('Origin')
    if (given === undefined) {
      if (c.req.header('Sec-Fetch-Site') === 'cross-site') throw new Refused('foreign-origin')
      return next()
    }
    const host = c.req.header('Host')
    const origin = URL.canParse(given) ? new URL(given) : null
    const isPublic = origin?.origin === own.origin
    // Only once: any client can send such headers.
    if (!isWarned && origin && origin.host !== host && (isPublic || isMissing(host, c))) {
      isWarned = true
      logger.warn(droppedHost)
    }
    if (!isPublic && (env.production || host === undefined || origin?.host !== host))
      throw new Refused('foreign-origin')
    return next()
  }
}

/** A proxy that does not pass it on sends none, or its own name for the server. */
function isMissing(host: string | undefined, c: Context<AppEnv>): boolean {
  return host === undefined || forwardingHeaders.some((name) => c.req.header(name) !== undefined)
}

/** The body of such a request is not read. */
export function isSafeMethod(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}
