import { createHash } from 'node:crypto'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Refusal } from '../domain/refusal.ts'
import type { Db } from './database/connection.ts'
import { Refused } from './errors.ts'

const minute = 60
const hour = 60 * minute

/**
 * How often somebody may try, in seconds. Strict by e-mail or account; generous by address, because a whole club signs
 * up behind one Wi-Fi.
 */
const rules = {
  signInByEmail: { points: 10, duration: 15 * minute },
  signInByAddress: { points: 200, duration: 15 * minute },
  signUpByAddress: { points: 100, duration: hour },
  resetByEmail: { points: 5, duration: hour },
  resetByAddress: { points: 60, duration: hour },
  mailByAccount: { points: 5, duration: hour },
  passwordByAccount: { points: 10, duration: 15 * minute },
  codeByAccount: { points: 10, duration: 15 * minute },
  codeByAddress: { points: 300, duration: 15 * minute },
  // Wrong ones alone, from everywhere: against 23^8 codes a club is safe for thousands of years, and eight accounts have to
  // type without a pause to keep newcomers out. They wait an hour, or get a renewed code, which begins the count anew.
  wrongCodeByClub: { points: 300, duration: hour },
} as const

export type AttemptKind = keyof typeof rules

/** What whoever tried too often is told. */
function refusalOf(kind: AttemptKind): Refusal {
  return kind === 'wrongCodeByClub' ? 'too-many-codes' : 'too-many-attempts'
}

export interface Attempts {
  /** Counts one more try, at once and for all server processes. @throws Refused `too-many-attempts`, `too-many-codes` */
  spend: (kind: AttemptKind, who: string) => Promise<void>
  /** Refuses what `spend` would refuse, and counts nothing. */
  check: (kind: AttemptKind, who: string) => Promise<void>
  /** Forgets the tries of whoever got it right. */
  forgive: (kind: AttemptKind, who: string) => Promise<void>
}

/**
 * Counts on the pool and not in the request's transaction: a refused try must not be forgotten with it. The pool has
 * to be another than the one that the transactions take theirs from: as many of them at once as it has connections
 * would wait for one more until they give up.
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
    async spend(kind, who) {
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
    async forgive(kind, who) {
      await limiterOf(kind).delete(keyOf(who))
    },
  }
}

/** However long an e-mail is, its key fits; and the table tells nobody who tried. */
function keyOf(who: string): string {
  return createHash('sha256').update(who).digest('base64url')
}

export async function forgetExpiredAttempts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('attempts').where('expire', '<', now.getTime()).execute()
}
