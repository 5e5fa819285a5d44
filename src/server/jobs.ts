import { type Job, Logger, parseCronItems, run, type Runner, type TaskList } from 'graphile-worker'
import type pg from 'pg'
import { forgetExpiredLinks } from './accounts/links.ts'
import { forgetExpiredLoginSessions } from './accounts/login-sessions.ts'
import { mailPasswordReset } from './accounts/password-routes.ts'
import { forgetAnswersBefore } from './answered-writes.ts'
import type { House } from './app-env.ts'
import { announceTrialEnds, cancelSubscription, reconcile } from './billing/reconcile.ts'
import { forgetEventsBefore } from './billing/webhook.ts'
import { forgetExpiredAttempts } from './attempts.ts'
import { tellCoachesWhoInherited } from './clubs/mails.ts'
import { type Mail, mailer } from './mail.ts'
import { removeDeletedSessions } from './training-sessions/planning.ts'

const answersKeptDays = 30
const dayMs = 24 * 3600 * 1000

/** Works through what the transactions enqueued, on this server; several share the queue. */
export async function startJobs(house: House, pgPool: pg.Pool): Promise<Runner> {
  return run({
    pgPool,
    concurrency: 2,
    noHandleSignals: true,
    logger: jobLogger(house),
    taskList: tasksOf(house),
    parsedCronItems: parseCronItems([
      { task: 'read-subscriptions', match: '*/15 * * * *' },
      { task: 'announce-trial-ends', match: '7 * * * *' },
      { task: 'tidy-up', match: '17 3 * * *', options: { backfillPeriod: dayMs } },
    ]),
  })
}

export function tasksOf(house: House): TaskList {
  const send = mailer(house)
  return {
    'send-mail': (payload) => send(payload as Mail),
    'mail-password-reset': (payload) => mailPasswordReset(house, (payload as { email: string }).email),
    'mail-inherited-club': (payload) =>
      tellCoachesWhoInherited(house.db, (payload as { clubId: string }).clubId, house.env),
    'read-subscriptions': () => reconcile(house),
    'announce-trial-ends': () => announceTrialEnds(house),
    'cancel-subscription': (payload) => cancelSubscription(house, (payload as { clubId: string }).clubId),
    'tidy-up': () => tidyUp(house),
  }
}

/** What nobody can reach any more is removed every night. */
export async function tidyUp({ db, now }: House): Promise<void> {
  await forgetExpiredLoginSessions(db, now())
  await forgetExpiredLinks(db, now())
  await forgetExpiredAttempts(db, now())
  const longAgo = new Date(now().getTime() - answersKeptDays * dayMs)
  await forgetAnswersBefore(db, longAgo)
  await forgetEventsBefore(db, longAgo)
  await removeDeletedSessions(db, now())
}

/** A failed job is told without its payload: mails carry secrets. */
export function jobLogger({ logger }: House): Logger {
  const worthSaying: Readonly<Record<string, 'error' | 'warn'>> = { error: 'error', warning: 'warn' }
  return new Logger(() => (level, message, meta) => {
    const say = worthSaying[level]
    if (!say) return
    const { error, job } = (meta ?? {}) as { error?: unknown; job?: Partial<Job> }
    logger[say]({ err: error, jobId: job?.id, task: job?.task_identifier, attempts: job?.attempts }, message)
  })
}
