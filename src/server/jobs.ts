import {
  type Job,
  Logger,
  parseCronItems,
  run,
  type Runner,
  type TaskList,
  type TaskSpec,
} from 'graphile-worker'
import type pg from 'pg'
import { deleteForgottenDevices } from './accounts/known-devices.ts'
import { type LinkMail, linkMailKey, mailLink } from './accounts/link-mails.ts'
import { deleteExpiredLinks } from './accounts/links.ts'
import { deleteExpiredLoginSessions } from './accounts/login-sessions.ts'
import { mailPasswordReset } from './accounts/password-routes.ts'
import type { AppContext } from './app-env.ts'
import { announceExpiringCards } from './billing/expiring-cards.ts'
import { readCharge } from './billing/incidents.ts'
import { announceTrialEnds, cancelSubscription, handleEvents, reconcile } from './billing/reconcile.ts'
import { deleteEventsBefore } from './billing/stripe-events.ts'
import { terminateContract } from './billing/terminations.ts'
import { deleteKeysExpiredBefore } from './api-keys/store.ts'
import { deleteExpiredAttempts } from './attempts.ts'
import { deleteExpiredExports, exportClub, restartLostExports } from './club-exports/export-job.ts'
import { deleteExportsBefore } from './club-exports/runs.ts'
import { deleteMailedArrivals, mailArrivals } from './clubs/arrival-digest.ts'
import { mailInheritedOwnership } from './clubs/owner-mails.ts'
import { deleteWithdrawalsBefore } from './clubs/withdrawals.ts'
import { guestKeptDays } from '../domain/hall/hall-guests.ts'
import { eraseDueAccounts, eraseDueClubs } from './erasures/due.ts'
import { applyRetention } from './erasures/retention-job.ts'
import { deleteUnusedStandIns } from './erasures/stand-ins.ts'
import {
  deleteExpiredGuardianInvitations,
  guardianMailKey,
  mailGuardianInvitation,
} from './guardians/invitations.ts'
import { deletePeopleBefore } from './hall/store.ts'
import { isAddressRefused, type Mail, type MailBudget, mailer, sendWithinBudget } from './mail.ts'
import { type Push, sendPush } from './notifications/push.ts'
import { sendNotifications } from './notifications/sender.ts'
import { noteReachedAddress, noteRefusedAddress } from './notifications/settings.ts'
import { deleteExpiredImports, importPlayers, restartLostImports } from './player-imports/import-job.ts'
import { deleteChangesBefore } from './statistics/kept-history.ts'
import { removeDeletedSessions } from './training-sessions/mark-deleted.ts'

const withdrawalsKeptDays = 30
const eventsKeptDays = 90
// Longer than they count; their bytes are deleted as they expire.
const exportsKeptDays = 2
const expiredKeysKeptDays = 30
const changesKeptDays = 2
const dayMs = 24 * 3600 * 1000

/**
 * Runs the queued jobs; several servers share the queue. Jobs that call Stripe have workers of their own, so that mails
 * are still sent while Stripe hangs; so have the export of clubs and the import of players, which take seconds.
 */
export async function startJobs(context: AppContext, pgPool: pg.Pool): Promise<Pick<Runner, 'stop'>> {
  const options = { pgPool, noHandleSignals: true, logger: jobLogger(context) }
  const runners = await Promise.all([
    run({
      ...options,
      concurrency: 2,
      taskList: ownTasks(context),
      parsedCronItems: parseCronItems([
        { task: 'send-notifications', match: '* * * * *' },
        { task: 'announce-trial-ends', match: '7 * * * *' },
        { task: 'announce-expiring-cards', match: '37 * * * *' },
        { task: 'erase-accounts', match: '27 * * * *' },
        { task: 'erase-clubs', match: '32 * * * *' },
        { task: 'tidy-up', match: '17 3 * * *', options: { backfillPeriod: dayMs } },
      ]),
    }),
    run({
      ...options,
      concurrency: 3,
      taskList: stripeTasks(context),
      parsedCronItems: parseCronItems([{ task: 'read-subscriptions', match: '*/15 * * * *' }]),
    }),
    run({
      ...options,
      concurrency: 1,
      taskList: exportTasks(context),
      parsedCronItems: parseCronItems([
        { task: 'restart-lost-exports', match: '* * * * *' },
        { task: 'delete-expired-exports', match: '* * * * *' },
      ]),
    }),
    run({
      ...options,
      concurrency: 1,
      taskList: importTasks(context),
      parsedCronItems: parseCronItems([
        { task: 'restart-lost-imports', match: '* * * * *' },
        { task: 'delete-expired-imports', match: '47 * * * *' },
      ]),
    }),
  ])
  return {
    async stop() {
      await Promise.all(runners.map((runner) => runner.stop()))
    },
  }
}

export function tasksOf(context: AppContext): TaskList {
  return { ...ownTasks(context), ...stripeTasks(context), ...exportTasks(context), ...importTasks(context) }
}

function ownTasks(context: AppContext): TaskList {
  const send = withRefusedAddresses(context, mailer(context))
  return {
    'send-mail': (payload, { addJob }) =>
      sendOrPutOff(context, send, payload as Mail & MailBudget, (spec) => addJob('send-mail', payload, spec)),
    'mail-link': (payload, { addJob }) =>
      mailLink(context, payload as LinkMail, (mail, budget) =>
        sendOrPutOff(context, send, { ...mail, ...budget }, (spec) =>
          addJob('mail-link', payload, { ...spec, jobKey: linkMailKey(payload as LinkMail) }),
        ),
      ),
    'mail-guardian-invitation': (payload, { addJob }) =>
      mailGuardianInvitation(context, payload as { id: string }, (mail, budget) =>
        sendOrPutOff(context, send, { ...mail, ...budget }, (spec) =>
          addJob('mail-guardian-invitation', payload, {
            ...spec,
            jobKey: guardianMailKey(payload as { id: string }),
          }),
        ),
      ),
    'send-notifications': () => sendNotifications(context),
    'send-push': (payload) => sendPush(context, payload as Push),
    'mail-password-reset': (payload) =>
      mailPasswordReset(context, (payload as { email: string }).email, send),
    'mail-arrivals': (payload) =>
      context.db
        .transaction()
        .execute((tx) =>
          mailArrivals(tx, (payload as { clubId: string }).clubId, context.env, context.now()),
        ),
    'mail-inherited-club': (payload) =>
      context.db
        .transaction()
        .execute((tx) => mailInheritedOwnership(tx, (payload as { clubId: string }).clubId, context.env)),
    'announce-trial-ends': () => announceTrialEnds(context),
    'announce-expiring-cards': () => announceExpiringCards(context),
    'erase-accounts': () => eraseDueAccounts(context),
    'erase-clubs': () => eraseDueClubs(context),
    'tidy-up': () => deleteExpired(context),
    'log-security-event': (fields) => context.logger.info(fields, 'security event'),
  }
}

/** No notification goes to an address at which nobody is, nor is it tried again, until some other mail arrives there. */
function withRefusedAddresses({ db, metrics, now, logger }: AppContext, send: (mail: Mail) => Promise<void>) {
  return async (mail: Mail): Promise<void> => {
    try {
      await send(mail)
    } catch (error) {
      const refused = isAddressRefused(error)
      metrics.mails.inc({ outcome: refused ? 'refused' : 'failed' })
      if (!refused) throw error
      logger.warn('A mail server refused an address for good.')
      await noteRefusedAddress(db, mail.to, now())
      if (!mail.unsubscribe) throw error
      return
    }
    metrics.mails.inc({ outcome: 'sent' })
    await noteReachedAddress(db, mail.to)
  }
}

/** An import causes more invitations than a club may send in a day: the others go on the days after. */
async function sendOrPutOff(
  context: AppContext,
  send: (mail: Mail) => Promise<void>,
  mail: Mail & MailBudget,
  putOff: (spec: TaskSpec) => Promise<unknown>,
): Promise<void> {
  const spent = await sendWithinBudget(context, send, mail)
  if (spent) context.metrics.mails.inc({ outcome: 'withheld' })
  if (spent === 'invitationMailByClub') await putOff({ runAt: new Date(context.now().getTime() + dayMs) })
}

export function stripeTasks(context: AppContext): TaskList {
  return {
    'sync-subscription': (payload) => handleEvents(context, (payload as { clubId: string }).clubId),
    'cancel-subscription': (payload) => cancelSubscription(context, (payload as { clubId: string }).clubId),
    'terminate-contract': (payload) => terminateContract(context, (payload as { id: string }).id),
    'read-charge': (payload) => readCharge(context, (payload as { chargeId: string }).chargeId),
    'read-subscriptions': () => reconcile(context),
  }
}

function exportTasks(context: AppContext): TaskList {
  return {
    'export-club': (payload) => exportClub(context, (payload as { id: string }).id),
    'restart-lost-exports': () => restartLostExports(context),
    'delete-expired-exports': () => deleteExpiredExports(context),
  }
}

function importTasks(context: AppContext): TaskList {
  return {
    'import-players': (payload) => importPlayers(context, (payload as { id: string }).id),
    'restart-lost-imports': () => restartLostImports(context),
    'delete-expired-imports': () => deleteExpiredImports(context),
  }
}

/** Runs every night. */
export async function deleteExpired(context: AppContext): Promise<void> {
  const { db, now } = context
  await applyRetention(context)
  await deleteExpiredLoginSessions(db, now())
  await deleteExpiredLinks(db, now())
  await deleteExpiredGuardianInvitations(db, now())
  await deleteForgottenDevices(db, now())
  await deleteMailedArrivals(db, now())
  await deleteExpiredAttempts(db, now())
  const daysAgo = (days: number) => new Date(now().getTime() - days * dayMs)
  await deleteEventsBefore(db, daysAgo(eventsKeptDays))
  await deleteWithdrawalsBefore(db, daysAgo(withdrawalsKeptDays))
  await deleteExportsBefore(db, daysAgo(exportsKeptDays))
  await deleteKeysExpiredBefore(db, daysAgo(expiredKeysKeptDays))
  await deletePeopleBefore(db, daysAgo(guestKeptDays))
  await removeDeletedSessions(db, now())
  await deleteChangesBefore(db, daysAgo(changesKeptDays))
  await deleteUnusedStandIns(db)
}

/** Logs failed jobs without their payload: mails contain secrets. */
export function jobLogger({ logger, metrics }: AppContext): Logger {
  const loggedLevels: Readonly<Record<string, 'error' | 'warn'>> = { error: 'error', warning: 'warn' }
  return new Logger(() => (level, message, meta) => {
    const name = loggedLevels[level]
    if (!name) return
    const { error, job } = (meta ?? {}) as { error?: unknown; job?: Partial<Job> }
    if (name === 'error' && job?.task_identifier) metrics.failedJobs.inc({ task: job.task_identifier })
    logger[name]({ err: error, jobId: job?.id, task: job?.task_identifier, attempts: job?.attempts }, message)
  })
}
