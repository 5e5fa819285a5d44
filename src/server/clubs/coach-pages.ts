import type { Coach } from '../../contract/v1/coaches.ts'
import type { Member } from '../../domain/actor.ts'
import type { Db } from '../database/connection.ts'
import type { PageAfter } from '../keyset.ts'

/** In the order of their ids. */
export async function listCoachesAfter(
  db: Db,
  actor: Member,
  { after, limit }: PageAfter<string>,
): Promise<Coach[]> {
  const rows = await selectCoaches(db, actor)
    .$if(after !== null, (query) => query.where('m.account_id', '>', after!))
    .orderBy('m.account_id')
    .limit(limit)
    .execute()
  return rows.map(toCoach)
}

export async function findCoach(db: Db, actor: Member, id: string): Promise<Coach | undefined> {
  const row = await selectCoaches(db, actor).where('m.account_id', '=', id).executeTakeFirst()
  return row && toCoach(row)
}

/** Assistants too, who coach sessions. Without the address: what is not read here cannot get out. */
function selectCoaches(db: Db, actor: Member) {
  return db
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .select([
      'm.account_id as id',
      'm.club_id as clubId',
      'a.first_name as firstName',
      'a.last_name as lastName',
    ])
    .where('m.club_id', '=', actor.clubId)
    .where('m.standing', '=', 'member')
    .where('m.role', '=', 'coach')
}

function toCoach(row: Omit<Coach, 'role'>): Coach {
  return { ...row, role: 'coach' }
}
