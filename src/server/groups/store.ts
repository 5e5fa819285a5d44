import { sql } from 'kysely'
import type { ParsedInput } from '../../contract/endpoint.ts'
import type { create, Group } from '../../contract/groups.ts'
import type { Member } from '../../domain/actor.ts'
import { comparableName } from '../../domain/comparable-name.ts'
import type { Weekday } from '../../domain/group.ts'
import type { PageAfter } from '../keyset.ts'
import type { Db } from '../database/connection.ts'

export type WrittenGroup = ParsedInput<typeof create>

export async function listGroups(db: Db, actor: Member): Promise<Group[]> {
  const rows = await selectGroups(db, actor)
    .orderBy(sql`g.name collate "fr-x-icu"`)
    .orderBy('g.id')
    .execute()
  return rows.map(toGroup)
}

/** In the order of their ids. */
export async function listGroupsAfter(
  db: Db,
  actor: Member,
  { after, limit }: PageAfter<string>,
): Promise<Group[]> {
  const rows = await selectGroups(db, actor)
    .$if(after !== null, (query) => query.where('g.id', '>', after!))
    .orderBy('g.id')
    .limit(limit)
    .execute()
  return rows.map(toGroup)
}

export async function findGroup(db: Db, actor: Member, id: string): Promise<Group | undefined> {
  const row = await selectGroups(db, actor).where('g.id', '=', id).executeTakeFirst()
  return row && toGroup(row)
}

export async function isGroupOf(db: Db, clubId: string, groupId: string): Promise<boolean> {
  const row = await db
    .selectFrom('player_groups')
    .select('id')
    .where('id', '=', groupId)
    .where('club_id', '=', clubId)
    .executeTakeFirst()
  return row !== undefined
}

function selectGroups(db: Db, actor: Member) {
  return db
    .selectFrom('player_groups as g')
    .select([
      'g.id',
      'g.name',
      'g.weekday',
      'g.time',
      'g.duration',
      'g.place_id as placeId',
      'g.next_competition as nextCompetition',
      'g.theme as subject',
      'g.theme_month as month',
      'g.version',
      sql<
        string[]
      >`array(select c.coach_id from group_coaches as c where c.group_id = g.id order by c.coach_id)`.as(
        'coachIds',
      ),
      sql<
        string[]
      >`array(select p.player_id from group_players as p where p.group_id = g.id order by p.player_id)`.as(
        'playerIds',
      ),
    ])
    .where('g.club_id', '=', actor.clubId)
}

type Row = Awaited<ReturnType<ReturnType<typeof selectGroups>['execute']>>[number]

function toGroup({ weekday, subject, month, ...row }: Row): Group {
  const theme = subject !== null && month !== null ? { subject, month } : null
  return { ...row, weekday: weekday as Weekday | null, theme }
}

export async function countGroups(db: Db, actor: Member): Promise<number> {
  const { count } = await db
    .selectFrom('player_groups')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('club_id', '=', actor.clubId)
    .executeTakeFirstOrThrow()
  return count
}

/** A taken id violates the primary key (server/errors.ts). */
export async function insertGroup(db: Db, actor: Member, group: WrittenGroup, now: Date): Promise<void> {
  await db
    .insertInto('player_groups')
    .values({
      id: group.id,
      club_id: actor.clubId,
      ...columnsOf(group),
      created_at: now,
      updated_at: now,
    })
    .execute()
  await writePeople(db, actor, group)
}

/** Returns false when the version is stale. */
export async function updateGroup(
  db: Db,
  actor: Member,
  { version, ...group }: WrittenGroup & { version: number },
  now: Date,
): Promise<boolean> {
  const updated = await db
    .updateTable('player_groups')
    .set((eb) => ({ ...columnsOf(group), version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', group.id)
    .where('club_id', '=', actor.clubId)
    .where('version', '=', version)
    .executeTakeFirst()
  if (updated.numUpdatedRows === 0n) return false
  await writePeople(db, actor, group)
  return true
}

/** Returns false when the version is stale. */
export async function deleteGroup(
  db: Db,
  actor: Member,
  { id, version }: { id: string; version: number },
): Promise<boolean> {
  const deleted = await db
    .deleteFrom('player_groups')
    .where('id', '=', id)
    .where('club_id', '=', actor.clubId)
    .where('version', '=', version)
    .executeTakeFirst()
  return deleted.numDeletedRows === 1n
}

function columnsOf({ name, weekday, time, duration, placeId, nextCompetition, theme }: WrittenGroup) {
  return {
    name,
    name_key: comparableName(name),
    weekday,
    time,
    duration,
    place_id: placeId,
    next_competition: nextCompetition,
    ...(theme !== undefined && { theme: theme?.subject ?? null, theme_month: theme?.month ?? null }),
  }
}

/** Those who are named are in the group then, and nobody else. */
async function writePeople(
  db: Db,
  { clubId }: Member,
  { id, playerIds, coachIds }: WrittenGroup,
): Promise<void> {
  await sql`
    delete from group_players where group_id = ${id} and player_id <> all(${playerIds}::uuid[])`.execute(db)
  await sql`
    insert into group_players (group_id, club_id, player_id)
    select ${id}::uuid, ${clubId}::uuid, player_id from unnest(${playerIds}::uuid[]) as player_id
    on conflict do nothing`.execute(db)
  await sql`
    delete from group_coaches where group_id = ${id} and coach_id <> all(${coachIds}::uuid[])`.execute(db)
  await sql`
    insert into group_coaches (group_id, club_id, coach_id)
    select ${id}::uuid, ${clubId}::uuid, coach_id from unnest(${coachIds}::uuid[]) as coach_id
    on conflict do nothing`.execute(db)
}
