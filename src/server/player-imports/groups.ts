import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { comparableName } from '../../domain/comparable-name.ts'
import type { KnownGroup } from '../../domain/import-groups.ts'
import type { Db } from '../database/connection.ts'
import { addToGroups, type JoinedGroup } from '../groups/add-to-groups.ts'

/** The club's groups with who is in them. */
export function findKnownGroups(db: Db, clubId: string): Promise<KnownGroup[]> {
  return db
    .selectFrom('player_groups as g')
    .select([
      'g.name',
      sql<string[]>`array(select p.player_id from group_players as p where p.group_id = g.id)`.as(
        'playerIds',
      ),
    ])
    .where('g.club_id', '=', clubId)
    .execute()
}

/** Makes groups of nothing but a name, for an import of a club that is locked. */
export async function createGroups(
  tx: Db,
  { clubId, importId, names, now }: { clubId: string; importId: string; names: readonly string[]; now: Date },
): Promise<void> {
  if (names.length === 0) return
  const ids = names.map(() => uuidv7())
  await sql`
    insert into player_groups (id, club_id, name, name_key, created_at, updated_at)
    select g.id, ${clubId}::uuid, g.name, g.name_key, ${now}, ${now}
    from unnest(${ids}::uuid[], ${names}::text[], ${names.map(comparableName)}::text[]) as g (id, name, name_key)`.execute(
    tx,
  )
  await tx.updateTable('player_imports').set({ created_groups: ids }).where('id', '=', importId).execute()
}

/** Puts a player into the groups of these names. @returns those that they were not in */
export function joinGroups(
  tx: Db,
  { clubId, playerId, names }: { clubId: string; playerId: string; names: readonly string[] },
): Promise<readonly JoinedGroup[]> {
  return addToGroups(tx, { clubId, playerId, by: 'name_key', values: names.map(comparableName) })
}

/** Takes a player out of the groups that a row has put them into. */
export async function leaveGroups(
  tx: Db,
  { playerId, groupIds }: { playerId: string; groupIds: readonly string[] },
): Promise<void> {
  if (groupIds.length === 0) return
  await sql`
    with gone as (
      delete from group_players as p
      using unnest(${groupIds}::uuid[]) as g (id)
      where p.group_id = g.id and p.player_id = ${playerId}
      returning p.group_id
    )
    update player_groups as g set version = g.version + 1 from gone where g.id = gone.group_id`.execute(tx)
}

/** Those that an import has made, where no coach has touched them and nobody is in them. Returns whether there were any. */
export async function deleteUntouchedGroups(tx: Db, importId: string): Promise<boolean> {
  const deleted = await sql`
    delete from player_groups as g
    using player_imports as i, unnest(i.created_groups) as made (id)
    where i.id = ${importId} and g.id = made.id and g.updated_at = g.created_at
      and not exists (select from group_players as p where p.group_id = g.id)`.execute(tx)
  return deleted.numAffectedRows! > 0n
}
