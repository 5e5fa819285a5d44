import { sql } from 'kysely'
import type { Member, MemberRole } from '../../domain/actor.ts'
import { comparableName } from '../../domain/comparable-name.ts'
import type { Db } from '../database/connection.ts'
import { Refused } from '../refused.ts'
import type { WrittenGroup } from './store.ts'

/**
 * The club is locked, so that what is checked holds until the group is saved.
 * @throws Refused `invalid-input` with a sentence for each field that does not fit the club
 */
export async function refuseWrongFields(db: Db, actor: Member, group: WrittenGroup): Promise<void> {
  const { coachIds, playerIds } = group
  const wrong = Object.entries({
    name: (await isNameTaken(db, actor, group)) && 'Un autre groupe porte déjà ce nom',
    placeId: (await isPlaceGone(db, actor, group)) && 'Ce lieu n’existe plus',
    coachIds: (await isAnyGone(db, actor, 'coach', coachIds)) && 'Un des entraineurs a quitté le club',
    playerIds: (await isAnyGone(db, actor, 'player', playerIds)) && 'Un des joueurs a quitté le club',
  }).flatMap(([field, sentence]) => (sentence ? [[field, sentence] as const] : []))
  if (wrong.length > 0) throw new Refused('invalid-input', { fields: Object.fromEntries(wrong) })
}

async function isNameTaken(db: Db, { clubId }: Member, { id, name }: WrittenGroup): Promise<boolean> {
  const other = await db
    .selectFrom('player_groups')
    .select('id')
    .where('club_id', '=', clubId)
    .where('name_key', '=', comparableName(name))
    .where('id', '!=', id)
    .executeTakeFirst()
  return other !== undefined
}

async function isPlaceGone(db: Db, { clubId }: Member, { placeId }: WrittenGroup): Promise<boolean> {
  if (placeId === null) return false
  const place = await db
    .selectFrom('places')
    .select('id')
    .where('id', '=', placeId)
    .where('club_id', '=', clubId)
    .executeTakeFirst()
  return place === undefined
}

async function isAnyGone(
  db: Db,
  { clubId }: Member,
  role: MemberRole,
  accountIds: readonly string[],
): Promise<boolean> {
  if (accountIds.length === 0) return false
  const present = await db
    .selectFrom('memberships')
    .select('account_id')
    .where('club_id', '=', clubId)
    .where('standing', '=', 'member')
    .where('role', '=', role)
    .where(sql<boolean>`account_id = any(${accountIds}::uuid[])`)
    .execute()
  return present.length < accountIds.length
}
