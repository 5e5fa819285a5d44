import { sql } from 'kysely'
import type { PointRows, Points } from '../../contract/statistics.ts'
import type { Member } from '../../domain/actor.ts'
import { type DatedRanking, pointsBesideMinutes, pointsOfMonth } from '../../domain/statistics-points.ts'
import { isChosen, type Wanted } from '../analyses/wanted.ts'
import type { Db } from '../database/connection.ts'
import { readHistory } from './history.ts'
import { namedPage, type WantedPage } from './rows.ts'

export async function readPoints(db: Db, actor: Member, wanted: Wanted): Promise<Points> {
  const { from, to, players } = wanted
  const { rankings, sessions } = await readBoth(db, actor, wanted)
  return { from, to, ...pointsBesideMinutes(rankings, sessions, wanted, players?.length === 1) }
}

export async function listPoints(
  db: Db,
  actor: Member,
  wanted: WantedPage & { month: string },
): Promise<PointRows> {
  const { rankings, sessions } = await readBoth(db, actor, wanted)
  const isOfOne = wanted.players?.length === 1
  return namedPage(db, wanted, pointsOfMonth(rankings, sessions, wanted, isOfOne, wanted.month))
}

async function readBoth(db: Db, actor: Member, wanted: Wanted) {
  const rankings = await readRankings(db, actor, wanted)
  const { sessions } = rankings.length === 0 ? { sessions: [] } : await readHistory(db, actor, wanted)
  return { rankings, sessions }
}

/** One row a player, each read by the key of their rankings. */
async function readRankings(db: Db, actor: Member, wanted: Wanted): Promise<DatedRanking[]> {
  const { rows } = await sql<{ playerId: string; days: string; points: string }>`
    select m.account_id as "playerId", r.*
    from memberships m
    cross join lateral (
      select string_agg(r.on_date::text, ' ' order by r.on_date) as days,
        string_agg(r.points::text, ' ' order by r.on_date) as points
      from ranking_entries r
      where r.club_id = m.club_id and r.player_id = m.account_id and r.on_date <= ${wanted.to}::date
    ) r
    where m.club_id = ${actor.clubId} and m.standing = 'member' and m.role = 'player'
      and ${isChosen(sql`m.account_id`, wanted)} and r.days is not null`.execute(db)
  return rows.flatMap(({ playerId, ...lists }) => {
    const points = lists.points.split(' ')
    return lists.days.split(' ').map((day, n) => ({ playerId, day, points: Number(points[n]) }))
  })
}
