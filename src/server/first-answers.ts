import type { Context } from 'hono'
import { firstAnswersElement, firstReadsOf } from '../contract/first-reads.ts'
import { hasLoginCookie } from './accounts/login-cookie.ts'
import type { App, AppEnv } from './app-env.ts'

/** A page without them comes sooner than one that waits for a slow database: it asks by itself. */
const longestWaitMs = 250
/** What is longer holds up the scripts that show it. */
const longestAnswer = 50_000

/** What stands in a page, and the cookies that came with it: a visit prolongs the login. */
export interface FirstAnswersBlock {
  html: string
  cookies: readonly string[]
}

/**
 * What the screen of a page asks for first, for whoever the cookie signs in. Each answer is the endpoint's own, rights
 * and all; one that is refused or fails is left out. Null when nobody is signed in or the database is slow.
 */
export function createFirstAnswers(
  app: App,
  patienceMs = longestWaitMs,
): (http: Context<AppEnv>) => Promise<FirstAnswersBlock | null> {
  /** How many are still read although their page went without them: its browser asks for the same by now. */
  let late = 0

  return async function firstAnswers(http) {
    if (late > 0 || !isVisit(http) || !hasLoginCookie(http)) return null
    const { logger } = http.var.house
    const reading = read(app, http).catch((error: unknown) => {
      logger.error({ err: error, requestId: http.var.requestId }, 'first answers')
      return null
    })
    const slow = Promise.withResolvers<null>()
    const timer = setTimeout(() => {
      late += 1
      void reading.finally(() => (late -= 1))
      slow.resolve(null)
    }, patienceMs)
    const found = await Promise.race([reading, slow.promise])
    clearTimeout(timer)
    return found
  }
}

/** Somebody opens the page: no script or worker fetches it, nor a browser ahead of somebody who may. */
function isVisit(http: Context<AppEnv>): boolean {
  const { method } = http.req
  const isDocument = ['document', undefined].includes(http.req.header('Sec-Fetch-Dest'))
  return method === 'GET' && isDocument && !http.req.header('Sec-Purpose')?.includes('prefetch')
}

async function read(app: App, http: Context<AppEnv>): Promise<FirstAnswersBlock | null> {
  const reads = firstReadsOf(http.req.path)
  const headers = { Cookie: http.req.header('Cookie') ?? '' }
  const responses = await Promise.all(
    reads.map(async ({ address }) => app.request(address, { headers }, http.env)),
  )
  const texts = await Promise.all(
    responses.map(async (response) => {
      const text = await response.text()
      return response.ok && text.length <= longestAnswer ? text : null
    }),
  )
  // Nobody is signed in, or that could not be told.
  if (texts.length === 0 || texts[0] === null || texts[0] === 'null') return null
  const answers = reads.flatMap(({ queryKey }, index) => {
    const text = texts[index]
    return text ? [`[${JSON.stringify(queryKey)},${text}]`] : []
  })
  return {
    html: `<script type="application/json" id="${firstAnswersElement}">${escape(`[${answers.join()}]`)}</script>`,
    cookies: responses.flatMap((response) => response.headers.getSetCookie()),
  }
}

/** In JSON it can only stand within a text: nothing that anybody wrote ends the element. */
function escape(json: string): string {
  return json.replaceAll('<', String.raw`\u003c`)
}
