import { sql, type SqlBool } from 'kysely'
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
    select members.group_id as "groupId", s.week,
      (count(*) filter (where p.presence = 'present'))::int as present,
      (count(*) filter (where p.presence = 'absent'))::int as absent,
      (count(*) filter (where p.mark = 'excused' and ${isRolled}))::int as excused
    from (
      select s.id, date_trunc('week', s.date)::date as week from training_sessions s
      where ${sessionsWithin(actor, wanted)}
      ${optimizationFence}
    ) s
    cross join lateral (
      select p.player_id, p.presence, ${markOf} as mark from session_participants p
      where p.session_id = s.id
      ${optimizationFence}
    ) p
    join members on members.player_id = p.player_id
    group by 1, 2
    order by 1, 2`.execute(db)
  return { from, to, weeks: rows }
}

/** Whether the roll of the session `s` was called; looked up for those alone who are excused. */
const isRolled = sql<SqlBool>`exists (
  select 1 from session_participants marked where marked.session_id = s.id and marked.presence is not null offset 0
)`
