import { sql } from 'kysely'
import type { Points } from '../../contract/statistics.ts'
import type { Member } from '../../domain/actor.ts'
import { type DatedRanking, pointsBesideMinutes } from '../../domain/statistics-points.ts'
import { isChosen, type Wanted } from '../analyses/wanted.ts'
import type { Db } from '../database/connection.ts'
import { readSessions } from './history.ts'

export async function readPoints(db: Db, actor: Member, wanted: Wanted): Promise<Points> {
  const { from, to, players } = wanted
  const rankings = await readRankings(db, actor, wanted)
  const sessions = rankings.length === 0 ? [] : await readSessions(db, actor, wanted)
  return { from, to, ...pointsBesideMinutes(rankings, sessions, wanted, players?.length === 1) }
}

/** One row a player. */
async function readRankings(db: Db, actor: Member, wanted: Wanted): Promise<DatedRanking[]> {
  const { rows } = await sql<{ playerId: string; known: [day: string, points: number][] }>`
    select r.player_id as "playerId", json_agg(json_build_array(r.on_date, r.points) order by r.on_date) as known
    from ranking_entries r
    where r.club_id = ${actor.clubId} and r.on_date <= ${wanted.to}::date and ${isChosen(sql`r.player_id`, wanted)}
    group by r.player_id
    order by r.player_id`.execute(db)
  return rows.flatMap(({ playerId, known }) => known.map(([day, points]) => ({ playerId, day, points })))
}
