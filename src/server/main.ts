import { once } from 'node:events'
import { existsSync, writeSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { serve as listen } from '@hono/node-server'
import { graceDays } from '../domain/subscription.ts'
import { createSimulation } from '../simulation/simulation.ts'
import { hashPassword } from './accounts/password-hash.ts'
import { createApp } from './app.ts'
import type { AppContext } from './app-env.ts'
import { countAttempts } from './attempts.ts'
import { beginSelling } from './billing/begin-selling.ts'
import { checkAccount } from './billing/check-account.ts'
import { accountOf, connectPayments } from './billing/payments.ts'
import { gracefulShutdown, shutDownOn } from './graceful-shutdown.ts'
import { openDatabase } from './database/connection.ts'
import { databaseError, type DatabaseSetting } from './database/database-error.ts'
import { configuredDatabases } from './database/databases.ts'
import { startEmbeddedPostgres } from './database/embedded/start.ts'
import { migrate } from './database/migrate.ts'
import { type Env, readEnv } from './env.ts'
import { startJobs } from './jobs.ts'
import { listenForAnnouncements } from './live/listen.ts'
import { createLiveStreams } from './live/streams.ts'
import { createLogger } from './logger.ts'
import { createMetrics } from './metrics/metrics.ts'
import { watchServer } from './metrics/watch-server.ts'
import { vapidKeys } from './notifications/push.ts'
import { servePages } from './pages.ts'
import { codeOf, listenError, StartError } from './start-error.ts'

/** Longer than a proxy keeps an idle connection (usually 60 s): it might reuse one that is being closed. */
const idleConnectionMs = 75_000

/** How long pending requests may take when the server stops. */
const drainMs = 10_000

/** Where `npm run build` writes. */
const builtFolder = join(import.meta.dirname, '../../dist')

// Loaded only where it is shown.
const demonstration = process.argv.includes('--demo') ? await import('../demo/demonstration.ts') : null

// So that the demonstration's address and accounts do not scroll away on the terminal.
const logger = createLogger(undefined, demonstration ? 'warn' : 'info')

try {
  await start(readEnv(process.env))
} catch (error) {
  if (!(error instanceof StartError)) logger.fatal({ err: error }, 'Rebond could not start.')
  endWith(error)
}

async function start(env: Env): Promise<void> {
  // The demonstration's password is public.
  if (demonstration && (env.production || env.DATABASE_URL)) {
    throw new StartError(
      'La démonstration remplit une base à elle\u00A0: lancez-la sans NODE_ENV=production ni DATABASE_URL.',
    )
  }
  if (!existsSync(join(builtFolder, 'web/app.html')))
    throw new StartError('The pages are not built: run npm start, which builds them, or npm run build.')
  const given = await configuredDatabases(env)
  const embedded = given
    ? null
    : await startEmbeddedPostgres(env.DATA_DIR, {
        onEvent: (message) => logger.warn(message),
        onLost: endWith,
      })
  const { requests, direct, pooled } = given ?? {
    requests: embedded!.connection,
    direct: embedded!.connection,
    pooled: false,
  }
  await migrate(direct).catch((error: unknown) => {
    throw databaseError(error, settingOf(env))
  })
  const account = env.BILLING === 'stripe' ? connectPayments(accountOf(env)) : null
  const { unchecked } = account ? await checkAccount(account) : { unchecked: null }
  if (unchecked) logger.warn({ type: unchecked }, 'Stripe cannot be reached: its prices are not checked.')
  const { db, pool, close: closeDatabase } = openDatabase(requests, { logger, pooled })
  // Attempts and jobs use named statements or LISTEN, which do not work through a pooler.
  const attemptsDatabase = openDatabase(direct, { logger, maxConnections: 2 })
  const jobsDatabase = pooled ? openDatabase(direct, { logger, maxConnections: 4 }) : null
  const clubsGivenGrace = await beginSelling(db, { sells: env.BILLING !== 'off', now: new Date() })
  if (clubsGivenGrace > 0)
    logger.warn(`${clubsGivenGrace} clubs whose trial is over stay writable for ${graceDays} days.`)
  const attempts = countAttempts(attemptsDatabase.pool)
  const live = createLiveStreams()
  const now = () => new Date()
  const simulation = env.BILLING === 'simulation' ? createSimulation({ db, env, logger, now }) : null
  const payments = simulation ? connectPayments(simulation.account) : account
  const context: AppContext = {
    db,
    env,
    logger,
    attempts,
    live,
    metrics: createMetrics(),
    payments,
    now,
  }
  watchServer(context.metrics, {
    pools: {
      requests: pool,
      attempts: attemptsDatabase.pool,
      ...(jobsDatabase && { jobs: jobsDatabase.pool }),
    },
    live,
  })
  await vapidKeys(db)
  const demonstrated = await demonstration?.demonstrate(db, context.now(), hashPassword)

  let ready = false
  const app = createApp(context, () => ready)
  simulation?.addRoutes(app)
  servePages(app, {
    folder: builtFolder,
    settings: env,
    sells: payments !== null,
    production: env.production,
    demonstration: demonstration !== null,
  })
  const listening = listenForAnnouncements(context, direct)
  const server = listen({
    fetch: app.fetch,
    port: env.PORT,
    hostname: env.HOST,
    // Without Host Node would answer 400 by itself, and nobody would learn why.
    serverOptions: { keepAliveTimeout: idleConnectionMs, requireHostHeader: false },
  }) as Server
  const closeServer = gracefulShutdown(server)
  await once(server, 'listening').catch((error: unknown) => {
    if (demonstration && codeOf(error) === 'EADDRINUSE')
      throw new StartError(demonstration.portInUseMessage(env.PORT))
    throw listenError(error, env.PORT)
  })
  // After listening: a start that fails because its port is taken must not interrupt a job.
  const jobs = await startJobs(context, jobsDatabase?.pool ?? pool)
  ready = true
  logger.info(`Rebond is open at ${env.PUBLIC_URL}`)
  if (demonstrated) process.stdout.write(demonstration!.tour(env.PUBLIC_URL, env.DATA_DIR, demonstrated))
  else if (!env.production && !env.secure)
    logger.warn(`Cookies are not Secure: PUBLIC_URL is ${env.PUBLIC_URL}.`)

  const close = async () => {
    setTimeout(endAtOnce, drainMs).unref()
    live.close()
    await closeServer()
    await listening.stop()
    await jobs.stop()
    await attemptsDatabase.close()
    await jobsDatabase?.close()
    await closeDatabase()
    await embedded?.stop()
    process.exit(0)
  }
  const stop = shutDownOn({
    delayMs: env.SHUTDOWN_DELAY * 1000,
    refuseProbes(signal) {
      ready = false
      logger.info(`${signal}: finishing what is under way.`)
    },
    close,
  })
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, (name) => void stop(name))
}

function settingOf(env: Env): DatabaseSetting {
  if (env.DATABASE_DIRECT_URL) return 'DATABASE_DIRECT_URL'
  return env.DATABASE_URL ? 'DATABASE_URL' : 'DATA_DIR'
}

function endAtOnce(): never {
  process.exit(1)
}

/** An embedded PostgreSQL started by this process stops when the process ends. */
function endWith(error: unknown): never {
  if (error instanceof StartError) writeSync(process.stderr.fd, `${error.message}\n`)
  return endAtOnce()
}
