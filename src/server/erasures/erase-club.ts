import { sql } from 'kysely'
import type { Db } from '../database/connection.ts'
import { announce } from '../live/announce.ts'
import { noteSecurityEvent } from '../security-events.ts'
import { eraseUnentered } from './erase-unentered.ts'
import { insertErasure } from './store.ts'

/**
 * Erases a club with all that is of it. Of the evaluations their status and date belong to the players, who take them along;
 * the notes, who wrote them and the scores of Coach IA are the club's, and go. An account that only the club knew goes with it.
 * @returns whether there was such a club
 */
export async function eraseClub(tx: Db, id: string, now: Date): Promise<boolean> {
  const club = await tx.selectFrom('clubs').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  if (!club) return false
  const { rows: members } = await sql<{ id: string }>`
    delete from memberships where club_id = ${id} returning account_id as id`.execute(tx)
  const { rows: former } = await sql<{ id: string }>`
    delete from departures where club_id = ${id} returning account_id as id`.execute(tx)
  await sql`
    update technique_evaluations set notes = '', evaluated_by = null, evaluated_by_key = null, club_id = null
    where club_id = ${id}`.execute(tx)
  await sql`delete from player_scores where club_id = ${id}`.execute(tx)
  await sql`
    delete from graphile_worker._private_jobs where payload ->> 'clubId' = ${id}`.execute(tx)
  await tx.deleteFrom('clubs').where('id', '=', id).execute()
  for (const { id: ends } of members) announce(tx, { ends })
  await eraseUnentered(
    tx,
    [...members, ...former].map((person) => person.id),
  )
  noteSecurityEvent(tx, { event: 'club-erased', clubId: id })
  await insertErasure(tx, { id, kind: 'club', now })
  return true
}
