import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Db } from '../database/connection.ts'
import { announce } from '../live/announce.ts'

// Devices of children that a coach's code opened. They end with what they rest on, and the calendar's link with them.

/** Of children whom this coach gave a code: perhaps it is the coach's own phone. */
export function endSessionsGivenBy(db: Db, coachId: string): Promise<void> {
  return endSessions(db, sql`given_by = ${coachId}`)
}

/** Of those of them who have no password. Whoever has one goes on without the club. */
export function endSessionsWithoutPassword(db: Db, accountIds: readonly string[]): Promise<void> {
  return endSessions(
    db,
    sql`account_id in (select id from accounts where id = any(${accountIds}::uuid[]) and password_hash is null)`,
  )
}

async function endSessions(db: Db, which: RawBuilder<SqlBool>): Promise<void> {
  const ended = await db
    .deleteFrom('login_sessions')
    .where(which)
    .returning(['id', 'account_id as accountId'])
    .execute()
  for (const { id, accountId } of ended) announce(db, { ends: accountId, loginSessionId: id })
  await deleteCalendarLinks(
    db,
    ended.map(({ accountId }) => accountId),
  )
}

/** What a device could read, whoever held it copied perhaps. */
export async function deleteCalendarLinks(db: Db, accountIds: readonly string[]): Promise<void> {
  if (accountIds.length === 0) return
  await sql`delete from calendar_feeds where account_id = any(${accountIds}::uuid[])`.execute(db)
}
