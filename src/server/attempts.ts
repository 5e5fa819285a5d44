import { createHash } from 'node:crypto'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Refusal } from '../domain/refusal.ts'
import type { Db } from './database/connection.ts'
import { Refused } from './refused.ts'

const minute = 60
const hour = 60 * minute

/**
 * `points` attempts are allowed in `duration` seconds. Strict per e-mail or account; generous per IP address, because a
 * whole club may sign up behind one Wi-Fi.
 */
const rules = {
  signInByEmail: { points: 10, duration: 15 * minute },
  signInByAddress: { points: 200, duration: 15 * minute },
  signUpByAddress: { points: 100, duration: hour },
  resetByEmail: { points: 5, duration: hour },
  resetByAddress: { points: 60, duration: hour },
  terminationByEmail: { points: 5, duration: hour },
  terminationByAddress: { points: 60, duration: hour },
  mailByAccount: { points: 5, duration: hour },
  passwordByAccount: { points: 10, duration: 15 * minute },
  codeByAccount: { points: 10, duration: 15 * minute },
  codeByAddress: { points: 300, duration: 15 * minute },
  // Counts only wrong codes, from all addresses. At this rate, guessing one of 23^8 codes takes thousands of years, and
  // it takes eight accounts at their own limit to lock newcomers out. These wait an hour, or get a renewed code, which
  // has a count of its own.
  wrongCodeByClub: { points: 300, duration: hour },
} as const

export type AttemptKind = keyof typeof rules

function refusalOf(kind: AttemptKind): Refusal {
  return kind === 'wrongCodeByClub' ? 'too-many-codes' : 'too-many-attempts'
}

export interface Attempts {
  /** Counts an attempt at once, for all server processes. @throws Refused `too-many-attempts`, `too-many-codes` */
  consume: (kind: AttemptKind, who: string) => Promise<void>
  /** Refuses what `consume` would refuse, without counting. */
  check: (kind: AttemptKind, who: string) => Promise<void>
  /** Resets the count after a success. */
  reset: (kind: AttemptKind, who: string) => Promise<void>
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
  }
}

/** Hashed, so that any e-mail fits the key and the table does not reveal it. */
function keyOf(who: string): string {
  return createHash('sha256').update(who).digest('base64url')
}

export async function deleteExpiredAttempts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('attempts').where('expire', '<', now.getTime()).execute()
}
