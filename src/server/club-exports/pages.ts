import { type Expression, type SelectQueryBuilder, sql } from 'kysely'
import { nameOfAuthor } from '../accounts/name-of-account.ts'
import type { Db } from '../database/connection.ts'
import { optimizationFence } from '../database/optimization-fence.ts'

/** One club, in one snapshot of the database. */
export interface Source {
  readonly db: Db
  readonly clubId: string
}

/** Before every id, and before every instant. */
export const firstId = '00000000-0000-0000-0000-000000000000'
export const firstInstant = '-infinity'

const rowsPerPage = 200
const sessionsPerPage = 100
const playersPerPage = 20

/** Pages of a table, each after the last row of the one before; `next` limits itself to `rowsPerPage`. */
export async function* keysetPages<Row>(
  next: (after: Row | undefined, limit: number) => Promise<Row[]>,
  limit = rowsPerPage,
): AsyncGenerator<Row[]> {
  let after: Row | undefined
  for (;;) {
    const page = await next(after, limit)
    if (page.length > 0) yield page
    if (page.length < limit) return
    after = page.at(-1)
  }
}

/** What belongs to sessions, a number of sessions at a time: their rows lie together, whatever else the tables hold. */
export async function* ofSessions<Row>(source: Source, rows: RowsOf<Row>): AsyncGenerator<Row[]> {
  const sessions = keysetPages<{ id: string; startsAt: Date }>(
    (after, limit) =>
      sessionsAfter(source, after).select(['id', 'starts_at as startsAt']).limit(limit).execute(),
    sessionsPerPage,
  )
  for await (const page of sessions)
    yield ofEach(
      source,
      page.map(({ id }) => id),
      rows,
    )
}

/** In the order of their start; without those that were deleted, with those that were cancelled. */
export function sessionsAfter({ db, clubId }: Source, after: { id: string; startsAt: Date } | undefined) {
  return db
    .selectFrom('training_sessions')
    .where('club_id', '=', clubId)
    .where(sql<boolean>`deleted_at is not distinct from cancelled_at`)
    .where(
      sql<boolean>`(starts_at, id) > (${after?.startsAt ?? firstInstant}::timestamptz, ${after?.id ?? firstId}::uuid)`,
    )
    .orderBy('starts_at')
    .orderBy('id')
}

/** What was said of the club's players, a number of players at a time. */
export async function* ofPlayers<Row>(source: Source, rows: RowsOf<Row>): AsyncGenerator<Row[]> {
  const { db, clubId } = source
  const players = keysetPages<{ account_id: string }>(
    (after, limit) =>
      db
        .selectFrom('memberships')
        .select('account_id')
        .where('club_id', '=', clubId)
        .where('standing', '=', 'member')
        .where('role', '=', 'player')
        .where('account_id', '>', after?.account_id ?? firstId)
        .orderBy('account_id')
        .limit(limit)
        .execute(),
    playersPerPage,
  )
  for await (const page of players)
    yield ofEach(
      source,
      page.map(({ account_id: id }) => id),
      rows,
    )
}

/** Whoever has an account still: each name is looked up by its id, never by reading all accounts. */
export function nameOf(column: string) {
  return sql<string | null>`(
    select a.first_name || ' ' || a.last_name from accounts as a where a.id = ${sql.ref(column)}
  )`
}

/** Who has written it: an account, or a program by the name of its key. */
export function authorOf(column: string) {
  return nameOfAuthor(sql.ref(column), sql.ref(`${column}_key`))
}

/** The rows of one thing, such as a session, by its id. */
// oxlint-disable-next-line typescript/no-explicit-any -- from whatever tables
export type RowsOf<Row> = (db: Db, id: Expression<string>) => SelectQueryBuilder<any, any, Row>

/** Thing by thing, each by its own entry of the index: for a list of ids PostgreSQL could read those of all clubs. */
export async function ofEach<Row>(
  { db }: Source,
  ids: readonly string[],
  rowsOf: RowsOf<Row>,
): Promise<Row[]> {
  const ofOne = rowsOf(db, sql.ref('thing.id')).modifyEnd(optimizationFence)
  const { rows } = await sql<Row>`
    select found.* from unnest(${ids}::uuid[]) as thing (id) cross join lateral ${ofOne} as found`.execute(db)
  return rows
}
