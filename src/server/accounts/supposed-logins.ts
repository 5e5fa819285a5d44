import { sql } from 'kysely'
import type { SignedIn } from '../app-env.ts'
import { builtOnce } from '../database/built-once.ts'
import type { Db } from '../database/connection.ts'
import { withTheNext } from '../database/prepared-statements.ts'
import { signedInSessions } from './login-sessions.ts'

/** Whom a token signed in when it was last looked up. */
export interface SupposedLogins {
  recall(token: string, now: Date): Supposition | undefined
  /** `until`: when its visit has to be noted again. */
  note(token: string, supposition: Supposition, until: Date): void
  forget(token: string): void
}

export interface Supposition {
  readonly tokenHash: Buffer
  readonly login: SignedIn
}

/** Far more than one server has at a time; the oldest makes room. */
const mostKept = 10_000

/**
 * Nobody may rely on it: a login may have ended meanwhile, or its club, on another server too. A request
 * goes ahead on it and has its first statement check it, without a round trip for that alone.
 */
export function supposeLogins(): SupposedLogins {
  const logins = new Map<string, { supposition: Supposition; until: Date }>()
  return {
    recall(token, now) {
      const known = logins.get(token)
      return known && now < known.until ? known.supposition : undefined
    },
    note(token, supposition, until) {
      logins.set(token, { supposition, until })
      for (const oldest of logins.keys()) {
        if (logins.size <= mostKept) break
        logins.delete(oldest)
      }
    },
    forget: (token) => logins.delete(token),
  }
}

/**
 * Fails, and the transaction with its next statement, unless the token still signs in just that person in that club, which
 * writes for as long. Whether somebody is a coach or a player never changes.
 */
export async function checkSupposition(
  tx: Db,
  { tokenHash, login: { actor, loginSessionId, readOnlyFrom } }: Supposition,
  now: Date,
): Promise<void> {
  const { id, clubId } = actor
  await checkLogin(tx, { accountId: id, clubId, tokenHash, loginSessionId, readOnlyFrom, now })
}

interface SupposedLogin {
  readonly accountId: string
  readonly clubId: string | null
  readonly tokenHash: Buffer
  readonly loginSessionId: string
  readonly readOnlyFrom: Date | null
  readonly now: Date
}

const checkLogin = builtOnce((db, supposed: SupposedLogin) =>
  signedInSessions(db, supposed.now)
    // Divides by zero when it is not so.
    .select(sql`1 / count(*)`.as('holds'))
    .where('s.token_hash', '=', supposed.tokenHash)
    .where('s.id', '=', supposed.loginSessionId)
    .where('s.account_id', '=', supposed.accountId)
    .where('c.id', 'is not distinct from', supposed.clubId)
    .where('c.read_only_from', 'is not distinct from', supposed.readOnlyFrom)
    .modifyEnd(withTheNext),
)
