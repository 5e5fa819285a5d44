import { type Job, Logger, parseCronItems, run, type Runner, type TaskList } from 'graphile-worker'
import type pg from 'pg'
import { forgetExpiredLinks } from './accounts/links.ts'
import { forgetExpiredLoginSessions } from './accounts/login-sessions.ts'
import { mailPasswordReset } from './accounts/password-routes.ts'
import { forgetAnswersBefore } from './answered-writes.ts'
import type { House } from './app-env.ts'
import { announceTrialEnds, cancelSubscription, handleEvents, reconcile } from './billing/reconcile.ts'
import { forgetEventsBefore } from './billing/stripe-events.ts'
import { forgetExpiredAttempts } from './attempts.ts'
import { tellCoachesWhoInherited } from './clubs/mails.ts'
import { type Mail, mailer } from './mail.ts'
import { removeDeletedSessions } from './training-sessions/planning.ts'

const answersKeptDays = 30
const eventsKeptDays = 90
const dayMs = 24 * 3600 * 1000

/**
 * Runs the queued jobs; several servers share the queue. Jobs that call Stripe have workers of their own, so that mails
 * are still sent while Stripe hangs.
 */
export async function startJobs(house: House, pgPool: pg.Pool): Promise<Pick<Runner, 'stop'>> {
  const options = { pgPool, noHandleSignals: true, logger: jobLogger(house) }
  const runners = await Promise.all([
    run({
      ...options,
      concurrency: 2,
      taskList: ownTasks(house),
      parsedCronItems: parseCronItems([
        { task: 'announce-trial-ends', match: '7 * * * *' },
        { task: 'tidy-up', match: '17 3 * * *', options: { backfillPeriod: dayMs } },
      ]),
    }),
    run({
      ...options,
      concurrency: 3,
      taskList: stripeTasks(house),
      parsedCronItems: parseCronItems([{ task: 'read-subscriptions', match: '*/15 * * * *' }]),
    }),
  ])
  return {
    async stop() {
      await Promise.all(runners.map((runner) => runner.stop()))
    },
  }
}

export function tasksOf(house: House): TaskList {
  return { ...ownTasks(house), ...stripeTasks(house) }
}

function ownTasks(house: House): TaskList {
  const send = mailer(house)
  return {
    'send-mail': (payload) => send(payload as Mail),
    'mail-password-reset': (payload) => mailPasswordReset(house, (payload as { email: string }).email),
    'mail-inherited-club': (payload) =>
      house.db
        .transaction()
        .execute((tx) => tellCoachesWhoInherited(tx, (payload as { clubId: string }).clubId, house.env)),
    'announce-trial-ends': () => announceTrialEnds(house),
    'tidy-up': () => tidyUp(house),
  }
}

export function stripeTasks(house: House): TaskList {
  return {
    'sync-subscription': (payload) => handleEvents(house, (payload as { clubId: string }).clubId),
    'cancel-subscription': (payload) => cancelSubscription(house, (payload as { clubId: string }).clubId),
    'read-subscriptions': () => reconcile(house),
  }
}

/** Runs every night. */
export async function tidyUp({ db, now }: House): Promise<void> {
  await forgetExpiredLoginSessions(db, now())
  await forgetExpiredLinks(db, now())
  await forgetExpiredAttempts(db, now())
  const daysAgo = (days: number) => new Date(now().getTime() - days * dayMs)
  await forgetAnswersBefore(db, daysAgo(answersKeptDays))
  await forgetEventsBefore(db, daysAgo(eventsKeptDays))
  await removeDeletedSessions(db, now())
}

/** Logs failed jobs without their payload: mails contain secrets. */
export function jobLogger({ logger }: House): Logger {
  const loggedLevels: Readonly<Record<string, 'error' | 'warn'>> = { error: 'error', warning: 'warn' }
  return new Logger(() => (level, message, meta) => {
    const name = loggedLevels[level]
    if (!name) return
    const { error, job } = (meta ?? {}) as { error?: unknown; job?: Partial<Job> }
    logger[name]({ err: error, jobId: job?.id, task: job?.task_identifier, attempts: job?.attempts }, message)
  })
}
