import { createHmac, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { JournalActName } from '../domain/journal.ts'
import type { AppEnv } from './app-env.ts'
import type { Db } from './database/connection.ts'

export interface SecurityEvent {
  readonly event:
    | JournalActName
    | 'signed-up'
    | 'signed-in'
    | 'sign-in-failed'
    | 'device-code-wrong'
    | 'signed-out'
    | 'device-ended'
    | 'password-changed'
    | 'password-reset'
    | 'email-confirmed'
    | 'email-changed'
    | 'deletion-requested'
    | 'account-kept'
    | 'club-erased'
    | 'calendar-opened'
    | 'calendar-closed'
    | 'push-allowed'
    | 'operator-listed-clubs'
    | 'operator-read-club'
    | 'operator-read-account'
    | 'reset-link-made'
  readonly accountId?: string | null
  readonly clubId?: string | null
  /** The accounts that it was done to. */
  readonly about?: readonly string[] | undefined
  /** Logged as a keyed hash, by which the same address is known again, and no address is told. */
  readonly email?: string
  readonly newDevice?: boolean
}

const pending = new WeakMap<Db, SecurityEvent[]>()

/** Where it happened: the variables of a request, or a job, which has the context alone. */
type Origin = Pick<AppEnv['Variables'], 'context'> & Partial<AppEnv['Variables']>

/** Logged with the request once the transaction has committed, and not at all where it is rolled back. */
export function noteSecurityEvent(tx: Db, event: SecurityEvent): void {
  const noted = pending.get(tx)
  if (noted) noted.push(event)
  else pending.set(tx, [event])
}

/** After the commit, when no connection is held. */
export async function logSecurityEvents(origin: Origin, tx: Db): Promise<void> {
  for (const event of pending.get(tx) ?? []) await logSecurityEvent(origin, event)
}

/** For what happens outside of any transaction. */
export async function logSecurityEvent(
  { context, address, requestId, apiKeyId }: Origin,
  event: SecurityEvent,
): Promise<void> {
  const fields = await fieldsOf(context.db, event)
  context.logger.info({ ...fields, address, requestId, apiKeyId }, 'security event')
}

async function fieldsOf(db: Db, { event, email, ...rest }: SecurityEvent) {
  const emailHash = email === undefined ? undefined : await hashOf(db, email)
  return { securityEvent: event, ...rest, emailHash }
}

/** What the operator did on a terminal, which is no log: a job of the server logs it, once the transaction has committed. */
export async function enqueueSecurityEvents(tx: Db, now: Date): Promise<void> {
  for (const event of pending.get(tx) ?? []) {
    const fields = { ...(await fieldsOf(tx, event)), by: 'operator', at: now.toISOString() }
    await sql`
      select graphile_worker.add_job('log-security-event', ${JSON.stringify(fields)}::json)`.execute(tx)
  }
}

const keys = new WeakMap<Db, Buffer>()

async function hashOf(db: Db, email: string): Promise<string> {
  const key = keys.get(db) ?? (await readKey(db))
  keys.set(db, key)
  return createHmac('sha256', key).update(email).digest('base64url')
}

/** Made by whichever server logs an address first; not by a migration, for a new database has to be empty to be restored. */
async function readKey(db: Db): Promise<Buffer> {
  await db
    .insertInto('log_keys')
    .values({ key: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { key } = await db.selectFrom('log_keys').select('key').executeTakeFirstOrThrow()
  return key
}
