import { sql } from 'kysely'
import type { Member } from '../../domain/actor.ts'
import type { Db } from '../database/connection.ts'

/** The players of the actor's club, as `m`, with their accounts, as `a`, sorted by name. */
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
 * Locks these players' memberships: whatever else locks them waits. In a fixed order, against deadlocks. What is counted under
 * the lock is read in a later statement, for this one may have waited on an older snapshot.
 */
export async function lockPlayers(
  tx: Db,
  { clubId }: Pick<Member, 'clubId'>,
  playerIds: readonly string[],
): Promise<void> {
  await tx
    .selectFrom('memberships')
    .select('account_id')
    .where('club_id', '=', clubId)
    .where(sql<boolean>`account_id = any(${playerIds}::uuid[])`)
    .orderBy('account_id')
    .forNoKeyUpdate()
    .execute()
}
