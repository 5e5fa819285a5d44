import { sql } from 'kysely'
import type { Member } from '../../domain/actor.ts'
import type { Db } from '../database/connection.ts'

/** Who plays in the actor's club: `m`, with the account `a`; by name, as every list of people is. */
export function playersOfClub(db: Db, actor: Member) {
  return db
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .where('m.club_id', '=', actor.clubId)
    .where('m.standing', '=', 'member')
    .where('m.role', '=', 'player')
    .orderBy(sql`a.first_name collate "fr-x-icu"`)
    .orderBy(sql`a.last_name collate "fr-x-icu"`)
    .orderBy('a.id')
}

/**
 * Until this transaction ends nobody else speaks of these players, nor removes them: what is read of them next is what
 * they are. Always in the same order, so that no two wait for each other.
 */
export async function holdPlayers(tx: Db, actor: Member, playerIds: readonly string[]): Promise<void> {
  await tx
    .selectFrom('memberships')
    .select('account_id')
    .where('club_id', '=', actor.clubId)
    .where(sql<boolean>`account_id = any(${playerIds}::uuid[])`)
    .orderBy('account_id')
    .forNoKeyUpdate()
    .execute()
}
