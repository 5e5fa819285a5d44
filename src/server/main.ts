import { join } from 'node:path'
import { serve as listen } from '@hono/node-server'
import { hashPassword } from './accounts/password-hash.ts'
import { createApp } from './app.ts'
import type { House } from './app-env.ts'
import { countAttempts } from './attempts.ts'
import { connectPayments } from './billing/payments.ts'
import { SimulatedHttpClient } from './billing/simulation/http-client.ts'
import { openDatabase } from './database/connection.ts'
import { startEmbeddedPostgres } from './database/embedded/start.ts'
import { migrate } from './database/migrate.ts'
import { type Env, readEnv, WrongSettings } from './env.ts'
import { startJobs } from './jobs.ts'
import { createFirstAnswers } from './first-answers.ts'
import { listenForAnnouncements } from './live/listen.ts'
import { createLiveStreams } from './live/streams.ts'
import { createLogger } from './logger.ts'
import { servePages } from './pages.ts'

/** How long requests under way may take when the server stops. */
const drainMs = 10_000

/** Where `npm run build` writes. */
const builtFolder = join(import.meta.dirname, '../../dist')

// The demonstration's data are the tests' own; a server that does not demonstrate loads nothing of them.
const demonstration = process.argv.includes('--demo') ? await import('../../test/demonstration.ts') : null

const logger = createLogger()

try {
  await start(readEnv(process.env))
} catch (error) {
  if (error instanceof WrongSettings)
    for (const sentence of error.sentences) process.stderr.write(`${sentence}\n`)
  else logger.fatal({ err: error }, 'Rebond could not start.')
  process.exitCode = 1
}

async function start(env: Env): Promise<void> {
  // Its password is public.
  if (demonstration && (env.production || env.DATABASE_URL)) {
    throw new WrongSettings(['The demonstration runs neither in production nor with DATABASE_URL.'])
  }
  if (!env.production && !env.secure) logger.warn(`Cookies are not Secure: PUBLIC_URL is ${env.PUBLIC_URL}.`)
  const embedded = env.DATABASE_URL
    ? null
    : await startEmbeddedPostgres(env.DATA_DIR, {
        onEvent: (message) => logger.warn(message),
        onLost: endAtOnce,
      })
  const connection = embedded?.connection ?? { connectionString: env.DATABASE_URL! }
  await migrate(connection)
  const { db, pool, close } = openDatabase(connection, { logger })
  const counting = openDatabase(connection, { logger, maxConnections: 2 })
  const attempts = countAttempts(counting.pool)
  const live = createLiveStreams()
  const now = () => new Date()
  const payments = connectPayments(env, () => new SimulatedHttpClient({ db, now, publicUrl: env.PUBLIC_URL }))
  const house: House = { db, env, logger, attempts, live, payments, now }
  const accounts = await demonstration?.demonstrate(db, house.now(), hashPassword)

  let ready = true
  const jobs = await startJobs(house, pool)
  const app = createApp(house, () => ready)
  servePages(app, {
    folder: builtFolder,
    settings: env,
    sells: payments !== null,
    production: env.production,
    firstAnswers: createFirstAnswers(app),
  })
  const listening = listenForAnnouncements(house, connection)
  const server = listen({ fetch: app.fetch, port: env.PORT, hostname: env.HOST }, () => {
    logger.info(`Rebond is open at ${env.PUBLIC_URL}`)
    if (accounts) process.stdout.write(`\nThe demonstration: ${env.PUBLIC_URL}\n${accounts}`)
  })

  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    ready = false
    logger.info(`${signal}: finishing what is under way.`)
    setTimeout(endAtOnce, drainMs).unref()
    live.close()
    await new Promise((resolve) => server.close(resolve))
    await listening.stop()
    await jobs.stop()
    await counting.close()
    await close()
    await embedded?.stop()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void stop(signal))
}

function endAtOnce(): never {
  process.exit(1)
}
