import { sql } from 'kysely'
import type { GroupWeeks } from '../../contract/analysis-rows.ts'
import type { Member } from '../../domain/actor.ts'
import { optimizationFence } from '../database/optimization-fence.ts'
import type { Db } from '../database/connection.ts'
import { markOf } from './chosen-attendance.ts'
import { isChosen, sessionsWithin, type Wanted } from './wanted.ts'

/** One statement for all groups; who is in two of them counts in both. */
export async function listGroupWeeks(db: Db, actor: Member, wanted: Wanted): Promise<GroupWeeks> {
  const { from, to } = wanted
  const { rows } = await sql<GroupWeeks['weeks'][number]>`
    with members as materialized (
      select gp.group_id, gp.player_id
      from player_groups g
      cross join lateral (
        select gp.group_id, gp.player_id from group_players gp where gp.group_id = g.id ${optimizationFence}
      ) gp
      where g.club_id = ${actor.clubId} and ${isChosen(sql`gp.player_id`, wanted)}
    )
    select members.group_id as "groupId", date_trunc('week', s.date)::date as week,
      (count(*) filter (where p.presence = 'present'))::int as present,
      (count(*) filter (where p.presence = 'absent'))::int as absent,
      (count(*) filter (where p.mark = 'excused' and p.marks > 0))::int as excused
    from training_sessions s
    cross join lateral (
      select p.player_id, p.presence, ${markOf} as mark, count(p.presence) over () as marks
      from session_participants p
      where p.session_id = s.id
      ${optimizationFence}
    ) p
    join members on members.player_id = p.player_id
    where ${sessionsWithin(actor, wanted)}
    group by 1, 2
    order by 1, 2`.execute(db)
  return { from, to, weeks: rows }
}
