import type { Context, MiddlewareHandler } from 'hono'
import type { AppEnv } from './app-env.ts'
import type { Env } from './env.ts'

/** What a browser is told with every answer; with a file under `/assets/`, what `headersOfFile` leaves. */
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

const whateverIsLoaded = [
  'Cross-Origin-Resource-Policy',
  'Strict-Transport-Security',
  'X-Content-Type-Options',
] as const

/**
 * Of the headers of every answer those that count where a page loads a script, a style sheet or a font: the others speak
 * of pages, and are larger than many a file. A worker would need its policy, as `/service-worker.js` has it.
 */
export function headersOfFile(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    whateverIsLoaded.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])),
  )
}

/** `within`: what stands in the page itself instead of a file, each by its hash, and only in that page. */
export function contentSecurityPolicy(within: Partial<Record<Directive, string>> = {}): string {
  return Object.entries({ ...fromFiles, ...within })
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ')
}

type Directive = keyof typeof fromFiles

const fromFiles = {
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

/** Answers that bear the headers of their request already. */
const complete = new WeakSet<Response>()

/** Gives every answer the headers that its request noted, whoever made it, but those that it has of its own. */
export const bearHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  if (complete.has(c.res)) return
  for (const [name, value] of Object.entries(c.get('headers'))) {
    if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  }
}

/**
 * As `c.json`, with no other headers than the noted ones. A plain record of them is written to the connection as it is;
 * a `Headers` checks, copies and sorts them, which took longer than all other middleware together.
 */
export function answerJson(c: Context<AppEnv>, value: unknown): Response {
  const headers = { ...c.get('headers'), 'Content-Type': 'application/json' }
  const answer = new Response(JSON.stringify(value), { headers })
  complete.add(answer)
  return answer
}
