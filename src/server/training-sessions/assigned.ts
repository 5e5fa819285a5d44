import { sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { TrainingSession } from '../../contract/training-sessions.ts'
import type { Member } from '../../domain/actor.ts'
import type { Assigned } from '../../domain/session-plan.ts'
import type { Db } from '../database/connection.ts'
import { foundOr404, Refused } from '../refused.ts'
import { byName, nameOf } from './store.ts'

export interface AssignedIds {
  readonly placeId: string | null
  readonly groupId: string | null
  readonly coachIds: readonly string[]
}

type WantedAssignment = { readonly [Name in keyof AssignedIds]?: AssignedIds[Name] | undefined }

/**
 * Where a session takes place, for which group and with whom. What is not asked for stays as the session has it; so does a coach
 * who has left the club since. The club is locked, so that what is found holds until the session is saved.
 * @throws Refused `invalid-input` with a sentence for each field that does not fit the club
 */
export async function findAssigned(
  db: Db,
  actor: Member,
  asked: WantedAssignment,
  before?: TrainingSession,
): Promise<{ assigned: Required<Assigned>; ids: AssignedIds }> {
  const ids = {
    placeId: asked.placeId === undefined ? (before?.place?.id ?? null) : asked.placeId,
    groupId: asked.groupId === undefined ? (before?.group?.id ?? null) : asked.groupId,
    coachIds: [...new Set(asked.coachIds ?? before?.coaches?.map(({ id }) => id))],
  }
  const found = foundOr404(await selectAssigned(db, actor, ids))
  const known = new Map([...(before?.coaches ?? []), ...found.coaches].map((coach) => [coach.id, coach]))
  const wrong = {
    ...(ids.placeId !== null && !found.place && { placeId: 'Ce lieu n’existe plus' }),
    ...(ids.groupId !== null && !found.group && { groupId: 'Ce groupe n’existe plus' }),
    ...(ids.coachIds.some((id) => !known.has(id)) && { coachIds: 'Un des entraineurs a quitté le club' }),
  }
  if (Object.keys(wrong).length > 0) throw new Refused('invalid-input', { fields: wrong })
  const coaches = ids.coachIds
    .map((id) => foundOr404(known.get(id)))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'fr'))
  return { assigned: { place: found.place, group: found.group, coaches }, ids }
}

/** Where, for which group and with whom it was, as far as the club still has them. */
export async function findStillAssigned(
  db: Db,
  actor: Member,
  { place, group, coaches = [] }: TrainingSession,
): Promise<AssignedIds> {
  const ids = {
    placeId: place?.id ?? null,
    groupId: group?.id ?? null,
    coachIds: coaches.map(({ id }) => id),
  }
  const found = foundOr404(await selectAssigned(db, actor, ids))
  return {
    placeId: found.place?.id ?? null,
    groupId: found.group?.id ?? null,
    coachIds: found.coaches.map(({ id }) => id),
  }
}

function selectAssigned(db: Db, { clubId }: Member, { placeId, groupId, coachIds }: AssignedIds) {
  return db
    .selectFrom('clubs as c')
    .select((eb) => [
      jsonObjectFrom(
        eb
          .selectFrom('places as p')
          .select(['p.id', 'p.name', 'p.tables'])
          .whereRef('p.club_id', '=', 'c.id')
          .where('p.id', '=', placeId),
      ).as('place'),
      jsonObjectFrom(
        eb
          .selectFrom('player_groups as g')
          .select(['g.id', 'g.name'])
          .whereRef('g.club_id', '=', 'c.id')
          .where('g.id', '=', groupId),
      ).as('group'),
      jsonArrayFrom(
        eb
          .selectFrom('memberships as m')
          .innerJoin('accounts as a', 'a.id', 'm.account_id')
          .select(['a.id', nameOf.as('name')])
          .whereRef('m.club_id', '=', 'c.id')
          .where('m.standing', '=', 'member')
          .where('m.role', '=', 'coach')
          .where(sql<boolean>`m.account_id = any(${coachIds}::uuid[])`)
          .orderBy(byName),
      ).as('coaches'),
    ])
    .where('c.id', '=', clubId)
    .executeTakeFirst()
}
