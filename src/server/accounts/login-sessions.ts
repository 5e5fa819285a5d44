import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { isNewDevice, maxDevices } from '../../domain/account.ts'
import type { Actor } from '../../domain/actor.ts'
import type { SignedIn } from '../app-env.ts'
import { rankOf } from '../clubs/rank-of.ts'
import { builtOnce, type Placeholders, type Value } from '../database/built-once.ts'
import type { Db } from '../database/connection.ts'
import { announce } from '../live/announce.ts'
import type { Listener } from '../live/streams.ts'

/** A login session lasts thirty days after its last visit, and in any case ends half a year after its sign-in. */
export const loginSessionDays = 30
const longestLoginSessionDays = 180

const dayMs = 24 * 3600 * 1000
/** How old the stored last visit may get before a request updates it. */
const prolongAfterMs = 3600 * 1000

export async function openLoginSession(
  db: Db,
  session: {
    accountId: string
    tokenHash: Buffer
    device: string
    isNewDevice?: boolean
    givenBy?: string
    now: Date
  },
): Promise<void> {
  await db
    .insertInto('login_sessions')
    .values({
      id: uuidv7(),
      account_id: session.accountId,
      token_hash: session.tokenHash,
      device: session.device,
      is_new_device: session.isNewDevice ?? false,
      given_by: session.givenBy ?? null,
      created_at: session.now,
      last_seen_at: session.now,
      expires_at: expiry(session.now, session.now),
    })
    .execute()
}

export interface LoginSession extends SignedIn {
  /** From when the actor's club is read-only; null while it pays. */
  readonly readOnlyFrom: Date | null
}

/** Finds the login session of a token, and extends it at most once an hour. */
export async function findAndExtendLoginSession(
  db: Db,
  tokenHash: Buffer,
  now: Date,
): Promise<LoginSession | null> {
  const { rows } = await findLoginSession(db, { tokenHash, now })
  const [row] = rows
  if (!row) return null
  const isExtended = now.getTime() - row.last_seen_at.getTime() > prolongAfterMs
  if (isExtended) {
    await db
      .updateTable('login_sessions')
      .set({ last_seen_at: now, expires_at: expiry(now, row.created_at) })
      .where('id', '=', row.session_id)
      .execute()
  }
  return {
    actor: { id: row.id, role: row.role, rank: rankOf(row), clubId: row.club_id },
    loginSessionId: row.session_id,
    readOnlyFrom: row.read_only_from,
    isExtended,
  }
}

/** Returns a test of whether the login session of a listener still exists, in the same club. */
export async function currentLogins(
  db: Db,
  listeners: readonly Listener[],
  now: Date,
): Promise<(listener: Listener) => boolean> {
  const ids = listeners.map(({ loginSessionId }) => loginSessionId)
  const rows = await signedInSessions(db, now)
    .select(['s.id', 'c.id as club_id'])
    .where(sql<boolean>`s.id = any(${ids}::uuid[])`)
    .execute()
  const clubs = new Map(rows.map((row) => [row.id, row.club_id]))
  return ({ loginSessionId, clubId }) => clubs.get(loginSessionId) === clubId
}

const findLoginSession = builtOnce((db, given: Placeholders<{ tokenHash: Buffer; now: Date }>) =>
  signedInSessions(db, given.now)
    .innerJoin('accounts as a', 'a.id', 's.account_id')
    .select([
      's.id as session_id',
      's.created_at',
      's.last_seen_at',
      'a.id',
      'a.role',
      'm.assistant',
      'c.id as club_id',
      'c.read_only_from',
    ])
    .where('s.token_hash', '=', given.tokenHash),
)

/** A closed club counts as none. */
function signedInSessions(db: Db, now: Value<Date>) {
  return db
    .selectFrom('login_sessions as s')
    .leftJoin('memberships as m', (join) =>
      join.onRef('m.account_id', '=', 's.account_id').on('m.standing', '=', 'member'),
    )
    .leftJoin('clubs as c', (join) => join.onRef('c.id', '=', 'm.club_id').on('c.active', '=', true))
    .where('s.expires_at', '>', now)
}

export async function loginSessionsOf(db: Db, actor: Pick<Actor, 'id'>, now: Date) {
  const rows = await db
    .selectFrom('login_sessions')
    .select(['id', 'device', 'created_at', 'last_seen_at', 'is_new_device'])
    .where('account_id', '=', actor.id)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    device: row.device,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    isNew: isNewDevice({ isNew: row.is_new_device, since: row.created_at }, now),
  }))
}

/** Also ends its event stream. Returns whether the session existed. */
export async function endLoginSession(db: Db, actor: Pick<Actor, 'id'>, id: string): Promise<boolean> {
  const ended = await db
    .deleteFrom('login_sessions')
    .where('id', '=', id)
    .where('account_id', '=', actor.id)
    .executeTakeFirst()
  const existed = ended.numDeletedRows === 1n
  if (existed) {
    announce(db, { ends: actor.id, loginSessionId: id })
    announce(db, { topic: 'me', accounts: [actor.id] })
  }
  return existed
}

/** All but `exceptId`, the session of the device that asks. */
export async function endOtherLoginSessions(
  db: Db,
  accountId: string,
  exceptId: string | null,
): Promise<void> {
  await db
    .deleteFrom('login_sessions')
    .where('account_id', '=', accountId)
    .$if(exceptId !== null, (query) => query.where('id', '!=', exceptId))
    .execute()
  announce(db, { ends: accountId, exceptId })
  announce(db, { topic: 'me', accounts: [accountId] })
}

/** Those that were not seen for longest, where there are more than somebody may have. The account is locked. */
export async function endOldestLoginSessions(db: Db, accountId: string): Promise<void> {
  const oldest = db
    .selectFrom('login_sessions')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .offset(maxDevices)
  const ended = await db
    .deleteFrom('login_sessions')
    .where('account_id', '=', accountId)
    .where(sql<boolean>`id = any(array(${oldest}))`)
    .returning('id')
    .execute()
  for (const { id } of ended) announce(db, { ends: accountId, loginSessionId: id })
}

export async function deleteExpiredLoginSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('login_sessions').where('expires_at', '<', now).execute()
}

function expiry(now: Date, signedInAt: Date): Date {
  const days = (from: Date, count: number) => from.getTime() + count * dayMs
  return new Date(Math.min(days(now, loginSessionDays), days(signedInAt, longestLoginSessionDays)))
}
