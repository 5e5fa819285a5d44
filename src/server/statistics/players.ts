import { sql } from 'kysely'
import type { PlayerRows } from '../../contract/statistics.ts'
import type { Member } from '../../domain/actor.ts'
import { isChosen, type Wanted } from '../analyses/wanted.ts'
import { optimizationFence } from '../database/optimization-fence.ts'
import type { Db } from '../database/connection.ts'

type NamedPlayer = Pick<PlayerRows['rows'][number], 'playerId' | 'playerName'>

/** The players of the club, or the chosen ones of them, by name. */
export async function listPlayersByName(db: Db, actor: Member, wanted: Wanted): Promise<NamedPlayer[]> {
  const { rows } = await sql<NamedPlayer>`
    select m.account_id as "playerId", a.name as "playerName"
    from memberships m
    cross join lateral (
      select first_name || ' ' || last_name as name, last_name, first_name
      from accounts where id = m.account_id ${optimizationFence}
    ) a
    where m.club_id = ${actor.clubId} and m.standing = 'member' and m.role = 'player'
      and ${isChosen(sql`m.account_id`, wanted)}
    order by a.last_name collate "fr-x-icu", a.first_name collate "fr-x-icu", m.account_id`.execute(db)
  return rows
}
