import { sql } from 'kysely'
import type { SeasonPreparation } from '../../contract/seasons.ts'
import type { Member } from '../../domain/actor.ts'
import { addDays } from '../../domain/days.ts'
import { openableSeason, visitsLookBackDays } from '../../domain/season.ts'
import { sessionsWithin } from '../analyses/wanted.ts'
import type { Db } from '../database/connection.ts'
import { playersOfClub } from '../players/players-of-club.ts'
import { clubClock, isOpened } from './store.ts'

/** Everybody about whom a coach has to say whether they go on. */
export async function prepareSeason(db: Db, actor: Member, now: Date): Promise<SeasonPreparation> {
  const { today } = await clubClock(db, actor, now)
  const startsOn = openableSeason(today)
  const players = await playersOfClub(db, actor)
    .select([
      'a.id',
      'a.first_name as firstName',
      'a.last_name as lastName',
      sql<boolean>`a.email is not null`.as('hasAddress'),
      'm.since',
    ])
    .execute()
  const lastCame = await lastVisits(db, actor, today, now)
  return {
    startsOn,
    isOpened: await isOpened(db, actor, startsOn),
    players: players.map(({ since, ...player }) => ({
      ...player,
      since: since.toISOString(),
      lastCame: lastCame.get(player.id) ?? null,
    })),
  }
}

/** Where no roll was called, everybody who was invited counts as having come, as in the statistics. */
async function lastVisits(db: Db, actor: Member, today: string, now: Date): Promise<Map<string, string>> {
  const { rows } = await sql<{ playerId: string; day: string }>`
    select p.player_id as "playerId", max(s.date) as day
    from training_sessions s
    cross join lateral (
      select p.player_id
      from session_participants p
      where p.session_id = s.id
        and (p.presence = 'present' or (p.presence is null and not exists (
          select 1 from session_participants marked
          where marked.session_id = s.id and marked.presence is not null offset 0
        )))
      offset 0
    ) p
    where ${sessionsWithin(actor, { from: addDays(today, -visitsLookBackDays), to: today, now })}
    group by p.player_id`.execute(db)
  return new Map(rows.map(({ playerId, day }) => [playerId, day]))
}
