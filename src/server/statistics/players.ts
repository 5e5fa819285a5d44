import { sql } from 'kysely'
import type { Member } from '../../domain/actor.ts'
import { isChosen, type Wanted } from '../analyses/wanted.ts'
import { rowByRow } from '../database/row-by-row.ts'
import type { Db } from '../database/connection.ts'

interface NamedPlayer {
  readonly id: string
  readonly name: string
}

/** The players of the club, or the chosen ones of them, by name. */
export async function listNamedPlayers(db: Db, actor: Member, wanted: Wanted): Promise<NamedPlayer[]> {
  const { rows } = await sql<NamedPlayer>`
    select m.account_id as id, a.name
    from memberships m
    cross join lateral (
      select first_name || ' ' || last_name as name, last_name, first_name
      from accounts where id = m.account_id ${rowByRow}
    ) a
    where m.club_id = ${actor.clubId} and m.standing = 'member' and m.role = 'player'
      and ${isChosen(sql`m.account_id`, wanted)}
    order by a.last_name collate "fr-x-icu", a.first_name collate "fr-x-icu", m.account_id`.execute(db)
  return rows
}
