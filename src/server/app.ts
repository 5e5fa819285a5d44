import { randomUUID } from 'node:crypto'
import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { sql } from 'kysely'
import { isWrite } from '../contract/endpoint.ts'
import { endpoints } from '../contract/endpoints.ts'
import { unsubscribeFolder } from '../contract/paths.ts'
import { clientHeader, oldestClient } from '../contract/client-version.ts'
import { accountRoutes } from './accounts/routes.ts'
import { setHeaders, securityHeaders } from './answer-headers.ts'
import type { App, AppEnv, AppContext } from './app-env.ts'
import { statisticsRoutes } from './statistics/routes.ts'
import { analysesRoutes } from './analyses/routes.ts'
import { apiKeyRoutes } from './api-keys/routes.ts'
import { subscriptionRoutes } from './billing/routes.ts'
import { stripeWebhook } from './billing/webhook.ts'
import { clientAddress, isUnnamedProxy, proxyList } from './client-address.ts'
import { calendarFeedRoutes } from './calendar-feeds/routes.ts'
import { loggedPath } from './calendar-feeds/logged-path.ts'
import { clubExportRoutes } from './club-exports/routes.ts'
import { clubRoutes } from './clubs/routes.ts'
import { coachAdviceRoutes } from './coach-advice/routes.ts'
import { dashboardRoutes } from './dashboard/routes.ts'
import { devMails } from './dev-mails.ts'
import { drillFileRoutes } from './drill-files/routes.ts'
import { answerError } from './errors.ts'
import { Refused } from './refused.ts'
import { exerciseRequestRoutes } from './exercise-requests/routes.ts'
import { exerciseMarkRoutes } from './exercise-marks/routes.ts'
import { exerciseRoutes } from './exercises/routes.ts'
import { federationRoutes } from './federation/routes.ts'
import { familyRoutes } from './guardians/family-routes.ts'
import { groupRoutes } from './groups/routes.ts'
import { guardianRoutes } from './guardians/routes.ts'
import { hallRoutes } from './hall/routes.ts'
import { journalRoutes } from './journal/routes.ts'
import { liveRoutes } from './live/routes.ts'
import { countRequests, metricsRoutes } from './metrics/routes.ts'
import { isSafeMethod, refuseForeignOrigins } from './own-origin.ts'
import { ownDataRoutes } from './own-data/routes.ts'
import { childRoutes } from './children/routes.ts'
import { closureRoutes } from './closures/routes.ts'
import { sessionSeriesRoutes } from './session-series/routes.ts'
import { notificationRoutes } from './notifications/routes.ts'
import { placeRoutes } from './places/routes.ts'
import { playerImportRoutes } from './player-imports/routes.ts'
import { playerProgressRoutes } from './player-progress/routes.ts'
import { playerRoutes } from './players/routes.ts'
import { profileRoutes } from './profiles/routes.ts'
import { seasonRoutes } from './seasons/routes.ts'
import { sessionPlanningRoutes } from './session-planning/routes.ts'
import { supportRoutes } from './support/routes.ts'
import { techniqueEvaluationRoutes } from './technique-evaluations/routes.ts'
import { trainingSessionRoutes } from './training-sessions/routes.ts'
import { refuseOtherMethods } from './v1/methods.ts'
import { isV1 } from './v1/problem.ts'
import { v1Routes } from './v1/routes.ts'
import { v1WriteRoutes } from './v1/write-routes.ts'

const maxBodyBytes = 256 * 1024

/** By path: what carries a file says itself how large it may be. */
const largerBodies: ReadonlyMap<string, number> = new Map(
  [...endpoints.values()].flatMap((endpoint) =>
    isWrite(endpoint) && endpoint.maxBodyBytes ? [[endpoint.path, endpoint.maxBodyBytes]] : [],
  ),
)

const unnamedProxy =
  'A request says for whom it was forwarded, and comes from no proxy of TRUSTED_PROXIES: attempts are counted for its own address.'

/** `isReady` turns false when the server is about to stop, so that a load balancer sends no more requests. */
export function createApp(context: AppContext, isReady: () => boolean = () => true): App {
  const app: App = new Hono<AppEnv>()
  const trusted = proxyList(context.env.TRUSTED_PROXIES)
  const security = securityHeaders(context.env)
  let isWarned = false

  app.onError(answerError)
  app.use(async (c, next) => {
    c.set('context', context)
    const requestId = randomUUID()
    c.set('requestId', requestId)
    const remote = remoteAddress(c)
    const forwardedFor = c.req.header('X-Forwarded-For')
    c.set('address', clientAddress(remote, forwardedFor, trusted))
    // Only once: any client can send the header.
    if (!isWarned && isUnnamedProxy(remote, forwardedFor, trusted)) {
      isWarned = true
      context.logger.warn(unnamedProxy)
    }
    c.set('headers', { ...security, 'X-Request-Id': requestId })
    await next()
  })
  app.use(logRequests)
  app.use(countRequests)
  app.use(setHeaders)

  app.get('/healthz', (c) => c.text('ok'))
  app.get('/readyz', async (c) => {
    // Not an error, which would be logged: load balancers ask about every second while the server starts or stops.
    if (!isReady()) return c.text('not ready', 503)
    await sql`select 1`.execute(context.db)
    return c.text('ok')
  })

  app.use('/api/*', async (c, next) => {
    c.get('headers')['Cache-Control'] = 'no-store'
    await next()
  })
  app.use('/api/v1/*', refuseOtherMethods)
  const refuseForeign = refuseForeignOrigins(context)
  // A key, or an unsubscribing link, is in no cookie: only a page that has it could write with it, and that one needs no visitor.
  app.use((c, next) =>
    isV1(c) || c.req.path.startsWith(unsubscribeFolder) ? next() : refuseForeign(c, next),
  )
  app.use('/api/*', refuseOutdatedClients)
  app.use(limitBodies)

  accountRoutes(app)
  ownDataRoutes(app)
  calendarFeedRoutes(app)
  notificationRoutes(app)
  clubRoutes(app)
  clubExportRoutes(app)
  profileRoutes(app)
  federationRoutes(app)
  exerciseMarkRoutes(app)
  exerciseRoutes(app)
  drillFileRoutes(app)
  exerciseRequestRoutes(app)
  trainingSessionRoutes(app)
  playerRoutes(app)
  childRoutes(app)
  guardianRoutes(app)
  familyRoutes(app)
  playerImportRoutes(app)
  groupRoutes(app)
  seasonRoutes(app)
  hallRoutes(app)
  placeRoutes(app)
  closureRoutes(app)
  sessionSeriesRoutes(app)
  techniqueEvaluationRoutes(app)
  playerProgressRoutes(app)
  coachAdviceRoutes(app)
  sessionPlanningRoutes(app)
  dashboardRoutes(app)
  analysesRoutes(app)
  statisticsRoutes(app)
  apiKeyRoutes(app)
  subscriptionRoutes(app)
  supportRoutes(app)
  journalRoutes(app)
  stripeWebhook(app)
  liveRoutes(app)
  v1Routes(app, context.env)
  v1WriteRoutes(app)
  app.all('/api/*', () => refuse('not-found'))
  devMails(app)
  metricsRoutes(app)
  return app
}

function refuse(refusal: 'too-large' | 'not-found'): never {
  throw new Refused(refusal)
}

function remoteAddress(c: Parameters<MiddlewareHandler<AppEnv>>[0]): string {
  // Tests call the app without a socket.
  return 'incoming' in ((c.env as object) ?? {}) ? (getConnInfo(c).remote.address ?? '') : '127.0.0.1'
}

const logRequests: MiddlewareHandler<AppEnv> = async (c, next) => {
  const start = performance.now()
  await next()
  c.get('context').logger.info(
    {
      requestId: c.get('requestId'),
      method: c.req.method,
      path: loggedPath(c.req.path),
      status: c.res.status,
      ms: Math.round(performance.now() - start),
      accountId: c.get('signedIn')?.actor.id,
      apiKeyId: c.get('apiKeyId'),
    },
    'request',
  )
}

/** Refuses a page that was loaded before an incompatible change of the contract. */
const refuseOutdatedClients: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (Number(c.req.header(clientHeader) ?? oldestClient) < oldestClient) throw new Refused('outdated-client')
  await next()
}

const limitUnknownLengths = bodyLimit({ maxSize: maxBodyBytes, onError: () => refuse('too-large') })

/**
 * Node ends a body at its declared length, so only a body without one has to be counted. To count it, `bodyLimit` turns
 * Node's request into a web `Request`, which costs more than all other middleware.
 */
const limitBodies: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (isSafeMethod(c.req.method)) return next()
  const length = c.req.header('Content-Length')
  if (length === undefined) return limitUnknownLengths(c, next)
  if (Number(length) > (largerBodies.get(c.req.path) ?? maxBodyBytes)) refuse('too-large')
  await next()
}
