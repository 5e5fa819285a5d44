import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { AnyRefusal } from '../domain/refusal.ts'
import type { Db } from './database/connection.ts'
import { requestsPerMinute, writesPerMinute as apiWritesPerMinute } from '../contract/v1/problem.ts'
import { Refused } from './refused.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/**
 * `points` attempts are allowed in `duration` seconds. Strict per account and for one e-mail from one IP address (`Pair`);
 * generous per address, because a whole club may sign up behind one Wi-Fi, and per e-mail, because whoever knows it could
 * keep its owner out.
 */
const rules = {
  signInByPair: { points: 10, duration: 15 * minute },
  signInByEmail: { points: 100, duration: hour },
  signInByDevice: { points: 10, duration: 15 * minute },
  signInByAddress: { points: 200, duration: 15 * minute },
  signUpByAddress: { points: 100, duration: hour },
  resetByPair: { points: 5, duration: hour },
  resetByEmail: { points: 20, duration: hour },
  resetByDevice: { points: 5, duration: hour },
  resetByAddress: { points: 60, duration: hour },
  terminationByEmail: { points: 5, duration: hour },
  terminationByAddress: { points: 60, duration: hour },
  mailByAccount: { points: 5, duration: hour },
  passwordByAccount: { points: 10, duration: 15 * minute },
  // Count only wrong codes: a whole hall opens its phones behind one Wi-Fi. Whoever guesses from many addresses meets the count
  // of all together: above it no device opens for an hour, and those that are open stay so.
  wrongDeviceCodeByAddress: { points: 30, duration: 15 * minute },
  wrongDeviceCode: { points: 3000, duration: hour },
  codeByAccount: { points: 10, duration: 15 * minute },
  codeByAddress: { points: 300, duration: 15 * minute },
  // Counts only wrong codes, from all addresses. At this rate, guessing one of 23^8 codes takes thousands of years, and
  // it takes eight accounts at their own limit to lock newcomers out. These wait an hour, or get a renewed code, which
  // has a count of its own.
  wrongCodeByClub: { points: 300, duration: hour },
  mailToStranger: { points: 10, duration: day },
  mailByClub: { points: 300, duration: day },
  mailByRecipient: { points: 30, duration: day },
  invitationMailByClub: { points: 300, duration: day },
  // From whichever club: nobody is asked time and again.
  invitationMailByRecipient: { points: 3, duration: day },
  ownDataByAccount: { points: 30, duration: hour },
  // Google reads the calendars of many from few addresses. Nobody guesses 32 bytes: this keeps the load down.
  feedByAddress: { points: 1000, duration: 15 * minute },
  // Mail providers unsubscribe many from few addresses.
  unsubscribeByAddress: { points: 1000, duration: 15 * minute },
  pushTrialByAccount: { points: 10, duration: hour },
  importByClub: { points: 60, duration: hour },
  mailToOperator: { points: 50, duration: day },
  supportMailToOperator: { points: 200, duration: day },
  // Each of a hundred coaches hears of thirty decisions.
  coachMailByClub: { points: 3000, duration: day },
  coachMailByRecipient: { points: 30, duration: day },
  // Each of a hundred players hears of thirty changes.
  notificationMailByClub: { points: 3000, duration: day },
  notificationMailByRecipient: { points: 30, duration: day },
  subscriptionMailByRecipient: { points: 30, duration: day },
  apiByKey: { points: requestsPerMinute, duration: minute },
  apiWriteByKey: { points: apiWritesPerMinute, duration: minute },
} as const

/**
 * Of one account's writes: so many at once, and so many a minute in the long run. A coach's device may send an evening's
 * marks together when the network is back.
 */
const writeBurst = 600
const writesPerMinute = 120
const writeMs = 60_000 / writesPerMinute

export type AttemptKind = keyof typeof rules

const ownRefusals: Partial<Record<AttemptKind, AnyRefusal>> = {
  wrongCodeByClub: 'too-many-codes',
  invitationMailByClub: 'too-many-invitations',
  invitationMailByRecipient: 'too-many-invitations',
}

function refusalOf(kind: AttemptKind): AnyRefusal {
  return ownRefusals[kind] ?? 'too-many-attempts'
}

export interface ApiRequestCount {
  /** As the RateLimit headers name it. */
  readonly policy: 'key' | 'writes'
  readonly limit: number
  readonly seconds: number
  readonly remaining: number
  readonly resetsInMs: number
}

export interface Attempts {
  /** Counts an attempt at once, for all server processes. @throws Refused `too-many-attempts`, or what `ownRefusals` says */
  consume: (kind: AttemptKind, who: string) => Promise<void>
  /** Refuses what `consume` would refuse, without counting. */
  check: (kind: AttemptKind, who: string) => Promise<void>
  /** Resets the count after a success. */
  reset: (kind: AttemptKind, who: string) => Promise<void>
  /** Counts a write of this account, for all server processes. @throws Refused `too-many-writes` */
  countWrite: (accountId: string) => Promise<void>
  /**
   * Counts a request of this key, for all server processes, a write among its writes too; `remaining` is negative where it
   * was one too many.
   */
  countApiRequest: (keyId: string, level: 'read' | 'write') => Promise<ApiRequestCount[]>
  /** As `consume`, for what is then left out rather than refused: how many are left, null when there was none. */
  take: (kind: AttemptKind, who: string) => Promise<number | null>
  /** Takes one attempt back after a success, where the count is not only of whoever succeeded. */
  giveBack: (kind: AttemptKind, who: string) => Promise<void>
}

/**
 * Counts outside the request's transaction, so that its rollback does not undo the count. The pool must not be the one
 * of the transactions: once they occupied all its connections, each would wait here for another one until it times out.
 */
export function countAttempts(pool: pg.Pool): Attempts {
  const limiters = new Map(
    Object.entries(rules).map(([kind, rule]) => [
      kind,
      new RateLimiterPostgres({
        storeClient: pool,
        tableName: 'attempts',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: kind,
        ...rule,
      }),
    ]),
  )
  const limiterOf = (kind: AttemptKind) => limiters.get(kind)!
  return {
    async consume(kind, who) {
      try {
        await limiterOf(kind).consume(keyOf(who))
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        throw new Refused(refusalOf(kind), { retryAfterMs: error.msBeforeNext })
      }
    },
    async check(kind, who) {
      const counted = await limiterOf(kind).get(keyOf(who))
      if (counted === null || counted.consumedPoints < rules[kind].points) return
      throw new Refused(refusalOf(kind), { retryAfterMs: counted.msBeforeNext })
    },
    async reset(kind, who) {
      await limiterOf(kind).delete(keyOf(who))
    },
    async countWrite(accountId) {
      const key = `writeByAccount:${keyOf(accountId)}`
      const now = Date.now()
      const values = [key, now, writeMs, writeBurst * writeMs]
      const { rows } = await pool.query({ name: 'count-write', text: writeCounted, values })
      if (rows.length > 0) return
      const known = await pool.query<{ expire: string }>('select expire from attempts where key = $1', [key])
      const allAllowedAt = Number(known.rows[0]?.expire ?? now)
      const retryAfterMs = allAllowedAt + writeMs - writeBurst * writeMs - now
      throw new Refused('too-many-writes', { retryAfterMs: Math.max(1, retryAfterMs) })
    },
    async countApiRequest(keyId, level) {
      const count = async (kind: 'apiByKey' | 'apiWriteByKey', policy: ApiRequestCount['policy']) => {
        const { points: limit, duration: seconds } = rules[kind]
        const counted = await limiterOf(kind)
          .consume(keyOf(keyId))
          .catch((error: unknown) => {
            if (error instanceof RateLimiterRes) return error
            throw error
          })
        const { consumedPoints, msBeforeNext } = counted
        return { policy, limit, seconds, remaining: limit - consumedPoints, resetsInMs: msBeforeNext }
      }
      const all = await count('apiByKey', 'key')
      return level === 'read' ? [all] : [all, await count('apiWriteByKey', 'writes')]
    },
    async take(kind, who) {
      try {
        return (await limiterOf(kind).consume(keyOf(who))).remainingPoints
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        return null
      }
    },
    async giveBack(kind, who) {
      await limiterOf(kind).reward(keyOf(who))
    },
  }
}

/**
 * A row expires when all writes are allowed again: each one moves that by `$3`, up to `$4` from now (the generic cell rate
 * algorithm). Returns no row beyond. A count that is lost in a crash harms nobody, so no write waits until it is on disk.
 */
const writeCounted = `
  insert into attempts as counted (key, points, expire) values ($1, 1, $2::bigint + $3::bigint)
  on conflict (key) do update set expire = greatest(counted.expire, $2::bigint) + $3::bigint
    where greatest(counted.expire, $2::bigint) + $3::bigint <= $2::bigint + $4::bigint
  returning pg_catalog.set_config('synchronous_commit', 'off', true)`

/** Hashed, so that any e-mail fits the key and the table does not reveal it. */
function keyOf(who: string): string {
  return createHash('sha256').update(who).digest('base64url')
}

export async function deleteExpiredAttempts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('attempts').where('expire', '<', now.getTime()).execute()
}

/** What was counted of an erased account: its id, and its address alone and as mails count it. */
export async function deleteAttemptsOf(db: Db, who: readonly string[]): Promise<void> {
  const keys = [...Object.keys(rules), 'writeByAccount'].flatMap((kind) =>
    who.map((each) => `${kind}:${keyOf(each)}`),
  )
  await db
    .deleteFrom('attempts')
    .where(sql<boolean>`key = any(${keys}::text[])`)
    .execute()
}
