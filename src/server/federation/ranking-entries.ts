import { sql } from 'kysely'
import type { RankingEntry } from '../../contract/federation.ts'
import type { Member } from '../../domain/actor.ts'
import { nameOfAccount } from '../accounts/name-of-account.ts'
import type { Db } from '../database/connection.ts'

/** Ten years of monthly rankings: what an answer carries at most. */
const maxListed = 120

/** A player's rankings in the club, the newest first. */
export async function listRankings(db: Db, clubId: string, playerId: string): Promise<RankingEntry[]> {
  return db
    .selectFrom('ranking_entries as r')
    .select([
      sql<string>`r.on_date::text`.as('date'),
      'r.points',
      'r.source',
      nameOfAccount(sql.ref('r.set_by')).as('setBy'),
    ])
    .where('r.club_id', '=', clubId)
    .where('r.player_id', '=', playerId)
    .orderBy('r.on_date', 'desc')
    .limit(maxListed)
    .execute()
}

/** The points of one day; undefined where none are noted. */
export async function findPoints(
  db: Db,
  { clubId, playerId, date }: { clubId: string; playerId: string; date: string },
): Promise<number | undefined> {
  const row = await db
    .selectFrom('ranking_entries')
    .select('points')
    .where('club_id', '=', clubId)
    .where('player_id', '=', playerId)
    .where('on_date', '=', sql<string>`${date}::date`)
    .executeTakeFirst()
  return row?.points
}

export interface NewRanking {
  readonly playerId: string
  /** The club's day; null for today. */
  readonly date: string | null
  readonly points: number
}

interface Entered {
  readonly clubId: string
  readonly by: string | null
  readonly source: 'typed' | 'imported'
  readonly now: Date
}

/**
 * Notes rankings of players of one club, each replacing what its day had, at most one a player and day. Who has left
 * meanwhile is passed over. The newest becomes the player's ranking by `becomeCurrent`.
 */
export async function noteRankings(
  tx: Db,
  rankings: readonly NewRanking[],
  { clubId, by, source, now }: Entered,
): Promise<void> {
  await sql`
    insert into ranking_entries (club_id, player_id, on_date, points, source, set_by, set_at)
    select m.club_id, m.account_id, coalesce(r.on_date, m.today), r.points, ${source}, ${by}::uuid, ${now}::timestamptz
    from ${rows(rankings)}
    cross join lateral (
      select m.club_id, m.account_id, (${now}::timestamptz at time zone c.time_zone)::date as today
      from memberships as m
      join clubs as c on c.id = m.club_id
      where m.account_id = r.player_id and m.club_id = ${clubId} and m.standing = 'member' and m.role = 'player'
      for key share of m
    ) as m
    on conflict (club_id, player_id, on_date) do update
    set points = excluded.points, source = excluded.source, set_by = excluded.set_by, set_at = excluded.set_at`.execute(
    tx,
  )
}

/**
 * Before anything is noted: a ranking of which no day is known yet, brought from elsewhere or older than this history, is
 * noted on the day when its account last changed, when it was true. Otherwise an earlier ranking would take its place.
 * Locks the account first, as a coach's edit does: the other order could deadlock.
 */
export async function noteUndatedRankings(
  tx: Db,
  clubId: string,
  playerIds: readonly string[],
): Promise<void> {
  await sql`
    insert into ranking_entries (club_id, player_id, on_date, points, source, set_at)
    select m.club_id, m.account_id, m.on_date, m.ranking, 'typed', m.updated_at
    from unnest(${playerIds}::uuid[]) as player (id)
    cross join lateral (
      select m.club_id, m.account_id, a.ranking, a.updated_at,
        (a.updated_at at time zone c.time_zone)::date as on_date
      from memberships as m
      join accounts as a on a.id = m.account_id
      join clubs as c on c.id = m.club_id
      where m.account_id = player.id and m.club_id = ${clubId} and m.standing = 'member' and a.ranking is not null
        and not exists (
          select from ranking_entries as e where e.club_id = m.club_id and e.player_id = m.account_id
        )
      for key share of m for no key update of a
    ) as m
    on conflict (club_id, player_id, on_date) do nothing`.execute(tx)
}

/**
 * Those of the rankings just noted that no later one follows become their players' rankings. Returns the players whose
 * ranking changed. Their accounts get a new version: an open edit of the profile is stale.
 */
export async function becomeCurrent(
  tx: Db,
  rankings: readonly NewRanking[],
  { clubId, now }: Pick<Entered, 'clubId' | 'now'>,
): Promise<readonly string[]> {
  const { rows: changed } = await sql<{ id: string }>`
    update accounts as a
    set ranking = newest.points, version = a.version + 1, updated_at = ${now}
    from ${rows(rankings)}
    cross join lateral (
      select e.points, e.on_date from ranking_entries as e
      where e.club_id = ${clubId} and e.player_id = r.player_id
      order by e.on_date desc limit 1
    ) as newest
    where a.id = r.player_id and a.ranking is distinct from newest.points
      and (r.on_date is null or r.on_date = newest.on_date)
    returning a.id`.execute(tx)
  return changed.map(({ id }) => id)
}

/** Notes what somebody has set as a player's ranking; no ranking any more takes back what this day had. */
export async function noteToday(
  tx: Db,
  { id: by, clubId }: Member,
  { playerId, points }: { playerId: string; points: number | null },
  now: Date,
): Promise<void> {
  if (points === null) {
    return deleteRanking(tx, { clubId, playerId, date: await clubDay(tx, clubId, now) })
  }
  await noteRankings(tx, [{ playerId, date: null, points }], { clubId, by, source: 'typed', now })
}

export async function deleteRanking(
  tx: Db,
  { clubId, playerId, date }: { clubId: string; playerId: string; date: string },
): Promise<void> {
  await tx
    .deleteFrom('ranking_entries')
    .where('club_id', '=', clubId)
    .where('player_id', '=', playerId)
    .where('on_date', '=', sql<string>`${date}::date`)
    .execute()
}

/**
 * After the ranking of that day was deleted: if none is later, the one before it becomes the player's. Returns whether the
 * player's ranking changed.
 */
export async function fallBackFrom(
  tx: Db,
  { clubId, playerId, date }: { clubId: string; playerId: string; date: string },
  now: Date,
): Promise<boolean> {
  const { rows: changed } = await sql`
    update accounts as a
    set ranking = newest.points, version = a.version + 1, updated_at = ${now}
    from (select 1) as always
    left join lateral (
      select e.points, e.on_date from ranking_entries as e
      where e.club_id = ${clubId} and e.player_id = ${playerId}
      order by e.on_date desc limit 1
    ) as newest on true
    where a.id = ${playerId} and a.ranking is distinct from newest.points
      and coalesce(newest.on_date < ${date}::date, true)
    returning a.id`.execute(tx)
  return changed.length > 0
}

/** The day of a club, yyyy-mm-dd. */
export async function clubDay(db: Db, clubId: string, now: Date): Promise<string> {
  const { day } = await db
    .selectFrom('clubs')
    .select(sql<string>`(${now}::timestamptz at time zone time_zone)::date::text`.as('day'))
    .where('id', '=', clubId)
    .executeTakeFirstOrThrow()
  return day
}

function rows(rankings: readonly NewRanking[]) {
  return sql`unnest(
    ${rankings.map(({ playerId }) => playerId)}::uuid[], ${rankings.map(({ date }) => date)}::date[],
    ${rankings.map(({ points }) => points)}::integer[]
  ) as r (player_id, on_date, points)`
}
