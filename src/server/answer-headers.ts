import type { Context, MiddlewareHandler } from 'hono'
import type { AppEnv } from './app-env.ts'
import type { Env } from './env.ts'

/** The headers of every response; files under `/assets/` get only those of `headersOfFile`. */
export function securityHeaders({ secure }: Pick<Env, 'secure'>): Readonly<Record<string, string>> {
  return Object.freeze({
    'Content-Security-Policy': contentSecurityPolicy(),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'Referrer-Policy': 'same-origin',
    ...(secure && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
    'X-Content-Type-Options': 'nosniff',
    'X-DNS-Prefetch-Control': 'off',
    'X-Download-Options': 'noopen',
    'X-Frame-Options': 'DENY',
    'X-Permitted-Cross-Domain-Policies': 'none',
    'X-XSS-Protection': '0',
  })
}

const subresourceHeaders = [
  'Cross-Origin-Resource-Policy',
  'Strict-Transport-Security',
  'X-Content-Type-Options',
] as const

/**
 * The security headers that a browser uses for scripts, style sheets and fonts. The others apply to pages, and are
 * larger than many files. A worker's script would need its policy, as `/service-worker.js` has it.
 */
export function headersOfFile(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    subresourceHeaders.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])),
  )
}

/** `overrides`: the sources of one page, such as the hashes of its inline scripts and styles. */
export function contentSecurityPolicy(overrides: Partial<Record<Directive, string>> = {}): string {
  return Object.entries({ ...defaultSources, ...overrides })
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ')
}

type Directive = keyof typeof defaultSources

const defaultSources = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
}

/** Responses that already have the headers of `c.get('headers')`. */
const withHeaders = new WeakSet<Response>()

/** Adds the headers of `c.get('headers')` to every response that does not set them itself. */
export const setHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  if (withHeaders.has(c.res)) return
  for (const [name, value] of Object.entries(c.get('headers'))) {
    if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  }
  const deviceCookie = c.get('deviceCookie')
  if (deviceCookie !== undefined) c.res.headers.append('Set-Cookie', deviceCookie)
}

/**
 * As `c.json`, with the headers of `c.get('headers')` only. A plain record is written to the connection as it is; a
 * `Headers` object validates, copies and sorts them, which took longer than all other middleware together.
 */
export function answerJson(c: Context<AppEnv>, value: unknown, status = 200): Response {
  const headers = { ...c.get('headers'), 'Content-Type': 'application/json' }
  const deviceCookie = c.get('deviceCookie')
  const answer = new Response(JSON.stringify(value), {
    status,
    headers:
      deviceCookie === undefined ? headers : [...Object.entries(headers), ['Set-Cookie', deviceCookie]],
  })
  withHeaders.add(answer)
  return answer
}
