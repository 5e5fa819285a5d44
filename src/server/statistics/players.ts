import { sql } from 'kysely'
import type { PlayerRows } from '../../contract/statistics.ts'
import type { Member } from '../../domain/actor.ts'
import { isChosen, sessionsWithin, type Wanted } from '../analyses/wanted.ts'
import { optimizationFence } from '../database/optimization-fence.ts'
import type { Db } from '../database/connection.ts'
import { isOver } from '../training-sessions/is-over.ts'

type PlayerPresence = Omit<PlayerRows['rows'][number], 'gained'>

/** The players of the club, or the chosen ones of them, by name, with their marks in the period. */
export async function listPlayersWithPresence(
  db: Db,
  actor: Member,
  wanted: Wanted,
): Promise<PlayerPresence[]> {
  const { rows } = await sql<PlayerPresence>`
    with marks as (
      select p.player_id, count(*) filter (where p.presence = 'present') as present,
        count(*) filter (where p.presence = 'absent') as absent
      from training_sessions s
      cross join lateral (
        select p.player_id, p.presence from session_participants p
        where p.session_id = s.id and p.presence in ('present', 'absent') and ${isChosen(sql`p.player_id`, wanted)}
        ${optimizationFence}
      ) p
      where ${sessionsWithin(actor, wanted)} and ${isOver(wanted.now)}
      group by p.player_id
    )
    select m.account_id as "playerId", a.name as "playerName", coalesce(marks.present, 0) as present,
      coalesce(marks.absent, 0) as absent
    from memberships m
    cross join lateral (
      select first_name || ' ' || last_name as name, last_name, first_name
      from accounts where id = m.account_id ${optimizationFence}
    ) a
    left join marks on marks.player_id = m.account_id
    where m.club_id = ${actor.clubId} and m.standing = 'member' and m.role = 'player'
      and ${isChosen(sql`m.account_id`, wanted)}
    order by a.last_name collate "fr-x-icu", a.first_name collate "fr-x-icu", m.account_id`.execute(db)
  return rows
}
