import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../database/connection.ts'
import { announcing } from '../live/announce.ts'
import { unavailable } from './payments.ts'
import { createSemaphore, type Semaphore } from './semaphore.ts'

/** A club's billing, as long as this process alone may ask Stripe about it. */
export interface BillingLease {
  readonly clubId: string
  /** Runs a short transaction. @throws Refused `payment-unavailable` when another process has the lease by now */
  readonly save: <T>(work: (tx: Db) => Promise<T>) => Promise<T>
}

/** How long a request waits, for the lease and for Stripe together: a browser gives up after fifteen seconds. */
export const requestPatienceMs = 13_000
export const jobPatienceMs = 60_000

/** After a crash, others wait for so long. */
const leaseSeconds = 15
const renewEveryMs = 5_000
const pollMs = 100

interface Waiting {
  readonly db: Db
  readonly clubId: string
  readonly patienceMs: number
}

/**
 * One request or job at a time asks Stripe about a club, on all servers: no older answer is saved over a newer one, and
 * there is never a second subscription. Neither a transaction nor a connection is held meanwhile. Work that takes too
 * long is refused, and still runs to its end.
 * @throws Refused `payment-unavailable` after `patienceMs`
 */
export function withBillingLease<T>(
  { db, clubId, patienceMs }: Waiting,
  work: (lease: BillingLease) => Promise<T>,
): Promise<T> {
  const deadline = performance.now() + patienceMs
  const running = semaphoreOf(db).run(clubId, async () => {
    const holder = await acquire(db, clubId, deadline)
    return hold(db, clubId, holder, work)
  })
  return timeout(patienceMs, running)
}

/** As `withBillingLease`, for a job that can come again: it waits for nobody, and is false without the lease. */
export async function tryBillingLease(
  { db, clubId }: Pick<Waiting, 'db' | 'clubId'>,
  work: (lease: BillingLease) => Promise<unknown>,
): Promise<boolean> {
  const semaphore = semaphoreOf(db)
  if (semaphore.isBusy(clubId)) return false
  const running = semaphore.run(clubId, async () => {
    const holder = randomUUID()
    if (!(await tryAcquire(db, clubId, holder))) return false
    await hold(db, clubId, holder, work)
    return true
  })
  return timeout(jobPatienceMs, running)
}

const semaphores = new WeakMap<Db, Semaphore>()

/** Those of one process wait here for each other: in `acquire` each would ask the database ten times a second. */
function semaphoreOf(db: Db): Semaphore {
  const semaphore = semaphores.get(db) ?? createSemaphore()
  semaphores.set(db, semaphore)
  return semaphore
}

async function timeout<T>(ms: number, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(unavailable()), ms)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

async function acquire(db: Db, clubId: string, deadline: number): Promise<string> {
  const holder = randomUUID()
  for (;;) {
    if (performance.now() > deadline) throw unavailable()
    if (await tryAcquire(db, clubId, holder)) return holder
    await sleep(pollMs)
  }
}

async function hold<T>(
  db: Db,
  clubId: string,
  holder: string,
  work: (lease: BillingLease) => Promise<T>,
): Promise<T> {
  const renewing = setInterval(() => void renew(db, clubId, holder).catch(() => {}), renewEveryMs)
  try {
    return await work({ clubId, save: (change) => save(db, clubId, holder, change) })
  } finally {
    clearInterval(renewing)
    await release(db, clubId, holder)
  }
}

const expiresAt = sql<Date>`now() + make_interval(secs => ${sql.lit(leaseSeconds)})`

/** Succeeds where the lease is free, or expired with its process. */
async function tryAcquire(db: Db, clubId: string, holder: string): Promise<boolean> {
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

/** Never inserts: it may arrive after the release. */
async function renew(db: Db, clubId: string, holder: string): Promise<void> {
  await db
    .updateTable('billing_leases')
    .set({ expires_at: expiresAt })
    .where('club_id', '=', clubId)
    .where('holder', '=', holder)
    .execute()
}

/** Whoever wants to take the lease over waits for this to end. */
async function save<T>(db: Db, clubId: string, holder: string, work: (tx: Db) => Promise<T>): Promise<T> {
  const outcome = await announcing(db, async (tx) => {
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
