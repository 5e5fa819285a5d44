import { sql } from 'kysely'
import { maxGroupPlayers } from '../../domain/group.ts'
import type { Db } from '../database/connection.ts'

export interface JoinedGroup {
  readonly id: string
  readonly name: string
}

interface Joining {
  readonly clubId: string
  readonly playerId: string
  /** By which column the groups are named, and its values. */
  readonly by: 'id' | 'name_key'
  readonly values: readonly string[]
}

/**
 * Puts a player into groups of their club, as far as these are still there and have room. An open form of a group learns of it
 * by the version; `updated_at` stays: it says when a coach has last touched the group.
 * @returns the groups that the player was not in, by name
 */
export async function addToGroups(
  tx: Db,
  { clubId, playerId, by, values }: Joining,
): Promise<readonly JoinedGroup[]> {
  if (values.length === 0) return []
  const { rows } = await sql<JoinedGroup>`
    with named as (
      select g.id, g.name
      from unnest(${values}::${sql.raw(by === 'id' ? 'uuid' : 'text')}[]) as wanted (value)
      cross join lateral (
        select id, name from player_groups
        where club_id = ${clubId} and ${sql.ref(by)} = wanted.value
        for no key update
        offset 0
      ) as g
    ), joined as (
      insert into group_players (group_id, club_id, player_id)
      select id, ${clubId}::uuid, ${playerId}::uuid from named
      where (select count(*) from group_players as p where p.group_id = named.id) < ${maxGroupPlayers}
      on conflict do nothing
      returning group_id
    ), changed as (
      update player_groups as g set version = g.version + 1 from joined where g.id = joined.group_id
    )
    select named.id, named.name from named join joined on joined.group_id = named.id
    order by named.name`.execute(tx)
  return rows
}
