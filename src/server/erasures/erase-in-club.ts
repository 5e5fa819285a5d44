import { sql } from 'kysely'
import type { Db } from '../database/connection.ts'
import { eraseUnentered } from './erase-unentered.ts'
import { eraseFromEvenings } from '../hall/store.ts'
import { keepCounts } from './stand-ins.ts'

interface FormerMember {
  readonly accountId: string
  readonly clubId: string
}

/**
 * What a club keeps of somebody who left it long ago: counts without a name. Status and date of their evaluations stay with
 * the account, without the club's notes; an account that nobody can enter goes, once no club has anything of it.
 */
export async function eraseInClub(tx: Db, { accountId: id, clubId }: FormerMember): Promise<void> {
  await keepCounts(tx, { playerId: id, clubId })
  await eraseFromEvenings(tx, id, clubId)
  for (const statement of [
    sql`delete from session_feedback where player_id = ${id} and club_id = ${clubId}`,
    sql`delete from exercise_requests where player_id = ${id} and club_id = ${clubId}`,
    sql`delete from withdrawn_participants where player_id = ${id} and club_id = ${clubId}`,
    sql`update technique_evaluations set club_id = null, notes = '', evaluated_by = null, evaluated_by_key = null
      where player_id = ${id} and club_id = ${clubId}`,
    sql`delete from player_scores where player_id = ${id} and club_id = ${clubId}`,
    sql`delete from notifications where account_id = ${id} and club_id = ${clubId}`,
    // What they did and wrote as a coach.
    sql`delete from session_coaches where coach_id = ${id} and club_id = ${clubId}`,
    sql`update clubs set created_by = null where created_by = ${id} and id = ${clubId}`,
    sql`update clubs set closed_by = null where closed_by = ${id} and id = ${clubId}`,
    sql`update player_imports set created_by = null where created_by = ${id} and club_id = ${clubId}`,
    sql`update training_sessions set created_by = null where created_by = ${id} and club_id = ${clubId}`,
    sql`update exercises set created_by = null where created_by = ${id} and club_id = ${clubId}`,
    sql`update session_participants set presence_by = null where presence_by = ${id} and club_id = ${clubId}`,
    sql`update session_participants set replied_by = null where replied_by = ${id} and club_id = ${clubId}`,
    sql`update hall_events set noted_by = null where noted_by = ${id} and club_id = ${clubId}`,
    sql`update technique_observations set observed_by = null where observed_by = ${id} and club_id = ${clubId}`,
    sql`update technique_evaluations set evaluated_by = null where evaluated_by = ${id} and club_id = ${clubId}`,
    sql`update player_scores set set_by = null where set_by = ${id} and club_id = ${clubId}`,
    sql`update exercise_requests set assigned_to = null where assigned_to = ${id} and club_id = ${clubId}`,
    sql`update exercise_requests set updated_by = null where updated_by = ${id} and club_id = ${clubId}`,
    sql`update ranking_entries set set_by = null where set_by = ${id} and club_id = ${clubId}`,
    sql`update removed_members set removed_by = null where removed_by = ${id} and club_id = ${clubId}`,
    sql`update seasons set opened_by = null where opened_by = ${id} and club_id = ${clubId}`,
    sql`delete from removed_members where account_id = ${id} and club_id = ${clubId}`,
    sql`delete from ended_memberships where account_id = ${id} and club_id = ${clubId}`,
    sql`delete from departures where account_id = ${id} and club_id = ${clubId}`,
  ]) {
    await statement.execute(tx)
  }
  await eraseUnentered(tx, [id])
}
