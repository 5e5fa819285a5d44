import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createFilledContext } from '../../../test/endpoints/filled-context.ts'
import { erasedCoach, erasedPlayer, leaveTraces } from '../../../test/club/traces.ts'
import { vaiseId } from '../../demo/club.ts'
import type { Db } from '../database/connection.ts'
import { announcing } from '../live/announce.ts'
import { eraseInClub } from './erase-in-club.ts'

const { context } = await createFilledContext()
const { db } = context

/** What points to an account in a club and is not the club’s record of them, or has a term of its own. */
const stays = new Set([
  'club_exports.asked_by', // a day
  'journal_entries.actor_id', // 12 months, which are over
  'journal_entries.subject_id',
  'mailed_arrivals.account_id', // an hour
  'support_questions.account_id', // theirs, for 24 months
  'terms_acceptances.account_id', // the proof of what was bought
])

test('After 24 months no table of the club points to a former member, player or coach.', async () => {
  await leaveTraces(context)
  await sql`update clubs set closed_by = ${erasedCoach.id} where id = ${vaiseId}`.execute(db)
  const ids = [erasedPlayer.id, erasedCoach.id]
  await sql`delete from memberships where account_id = any(${ids}::uuid[])`.execute(db)
  const before = await pointersTo(db, ids)
  expect(before).toEqual(
    expect.arrayContaining([
      'session_coaches.coach_id',
      'player_imports.created_by',
      'clubs.created_by',
      'clubs.closed_by',
    ]),
  )
  for (const accountId of ids) {
    await announcing(db, (tx) => eraseInClub(tx, { accountId, clubId: vaiseId }))
  }
  expect((await pointersTo(db, ids)).filter((name) => !stays.has(name))).toEqual([])
})

/** Each column with a foreign key to accounts, in whichever table of clubs, that points to one of them in Ping Club de Vaise. */
async function pointersTo(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows: columns } = await sql<{ table: string; column: string; club: string }>`
    select c.relname as "table", a.attname as "column", club.attname as club
    from pg_constraint as k
    join pg_class as c on c.oid = k.conrelid
    join pg_attribute as a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    join pg_attribute as club on club.attrelid = k.conrelid
      and club.attname = case c.relname when 'clubs' then 'id' else 'club_id' end
    where k.contype = 'f' and k.confrelid = 'accounts'::regclass
    order by 1, 2`.execute(db)
  expect(columns.length).toBeGreaterThan(20)
  const found: string[] = []
  for (const { table, column, club } of columns) {
    const { rows } = await sql`
      select from ${sql.table(table)}
      where ${sql.ref(column)} = any(${ids}::uuid[]) and ${sql.ref(club)} = ${vaiseId} limit 1`.execute(db)
    if (rows.length > 0) found.push(`${table}.${column}`)
  }
  return found
}
