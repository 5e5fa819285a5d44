import type { Member } from '../../domain/actor.ts'
import type { Db } from '../database/connection.ts'
import { lockPlayers, playersOfClub } from './players-of-club.ts'

/** The ranking of a player of the club, locked against the player's own edits too; undefined for anybody else. */
export async function lockRanking(
  tx: Db,
  actor: Member,
  id: string,
): Promise<{ ranking: number | null } | undefined> {
  await lockPlayers(tx, actor, [id])
  return playersOfClub(tx, actor)
    .select('a.ranking')
    .where('m.account_id', '=', id)
    .forNoKeyUpdate('a')
    .executeTakeFirst()
}

/** A part of the profile: an edit of its player that has not seen it is stale. */
export async function updateRanking(tx: Db, id: string, ranking: number | null, now: Date): Promise<void> {
  await tx
    .updateTable('accounts')
    .set((eb) => ({ ranking, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .execute()
}
