import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../database/connection.ts'
import { announcing } from '../live/announce.ts'
import { unavailable } from './payments.ts'

/** A club's billing, as long as this process alone may ask Stripe about it. */
export interface BillingLease {
  readonly clubId: string
  /** Runs a short transaction. @throws Refused `payment-unavailable` when another process has the lease by now */
  readonly save: <T>(work: (tx: Db) => Promise<T>) => Promise<T>
}

/** How long whoever asks waits, for their turn and for Stripe together: a browser gives up after fifteen seconds. */
export const requestPatienceMs = 13_000
export const jobPatienceMs = 60_000

/** A process that is killed keeps the others waiting for so long. */
const leaseSeconds = 15
const renewEveryMs = 5_000
const pollMs = 100

/**
 * Whatever asks Stripe about a club comes one after the other, on all servers: so no older answer is saved over a newer
 * one, and there is never a second subscription. Meanwhile it holds neither a transaction nor a connection; others of
 * this process wait without asking the database. Work that takes too long is refused, and still comes to its end.
 * @throws Refused `payment-unavailable` after `patienceMs`
 */
export async function withBillingLease<T>(
  { db, clubId, patienceMs }: { db: Db; clubId: string; patienceMs: number },
  work: (lease: BillingLease) => Promise<T>,
): Promise<T> {
  const until = performance.now() + patienceMs
  const waiting = afterOthers(db, clubId, () => leased(db, clubId, until, work))
  return within(patienceMs, waiting)
}

/**
 * As `withBillingLease`, for a job, which can come again: without its turn at once it does nothing, keeps no worker
 * waiting, and is false.
 */
export async function tryBillingLease(
  { db, clubId }: { db: Db; clubId: string },
  work: (lease: BillingLease) => Promise<unknown>,
): Promise<boolean> {
  if (lastInLine.get(db)?.has(clubId)) return false
  const trying = afterOthers(db, clubId, async () => {
    const holder = randomUUID()
    if (!(await take(db, clubId, holder))) return false
    await holding(db, clubId, holder, work)
    return true
  })
  return within(jobPatienceMs, trying)
}

async function within<T>(patienceMs: number, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(unavailable()), patienceMs)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** The last of this process that waits for each club. */
const lastInLine = new WeakMap<Db, Map<string, Promise<unknown>>>()

function afterOthers<T>(db: Db, clubId: string, work: () => Promise<T>): Promise<T> {
  const line = lastInLine.get(db) ?? new Map<string, Promise<unknown>>()
  lastInLine.set(db, line)
  const mine = (line.get(clubId) ?? Promise.resolve()).then(work)
  const done = mine
    .catch(() => {})
    .finally(() => {
      if (line.get(clubId) === done) line.delete(clubId)
    })
  line.set(clubId, done)
  return mine
}

async function leased<T>(
  db: Db,
  clubId: string,
  until: number,
  work: (lease: BillingLease) => Promise<T>,
): Promise<T> {
  const holder = randomUUID()
  while (!(await take(db, clubId, holder))) {
    if (performance.now() > until) throw unavailable()
    await sleep(pollMs)
  }
  return holding(db, clubId, holder, async (lease) => {
    if (performance.now() > until) throw unavailable()
    return work(lease)
  })
}

async function holding<T>(
  db: Db,
  clubId: string,
  holder: string,
  work: (lease: BillingLease) => Promise<T>,
): Promise<T> {
  const renewing = setInterval(() => void renew(db, clubId, holder).catch(() => {}), renewEveryMs)
  try {
    return await work({ clubId, save: (change) => saving(db, clubId, holder, change) })
  } finally {
    clearInterval(renewing)
    await release(db, clubId, holder)
  }
}

const expiresAt = sql<Date>`now() + make_interval(secs => ${sql.lit(leaseSeconds)})`

/** Takes it when it is free, or was left by a process that is gone. */
async function take(db: Db, clubId: string, holder: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('billing_leases')
    .values({ club_id: clubId, holder, expires_at: expiresAt })
    .onConflict((conflict) =>
      conflict
        .column('club_id')
        .doUpdateSet((eb) => ({ holder, expires_at: eb.ref('excluded.expires_at') }))
        .where('billing_leases.expires_at', '<', sql<Date>`now()`),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** An update only: it may arrive after the release. */
async function renew(db: Db, clubId: string, holder: string): Promise<void> {
  await db
    .updateTable('billing_leases')
    .set({ expires_at: expiresAt })
    .where('club_id', '=', clubId)
    .where('holder', '=', holder)
    .execute()
}

/** Whoever wants to take it over waits for this to end. */
async function saving<T>(db: Db, clubId: string, holder: string, work: (tx: Db) => Promise<T>): Promise<T> {
  const { outcome } = await announcing(db, async (tx) => {
    const held = await tx
      .selectFrom('billing_leases')
      .select('club_id')
      .where('club_id', '=', clubId)
      .where('holder', '=', holder)
      .forShare()
      .executeTakeFirst()
    if (!held) throw unavailable()
    return work(tx)
  })
  return outcome
}

async function release(db: Db, clubId: string, holder: string): Promise<void> {
  await db.deleteFrom('billing_leases').where('club_id', '=', clubId).where('holder', '=', holder).execute()
}
