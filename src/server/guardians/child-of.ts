import type { Actor, Member } from '../../domain/actor.ts'
import type { Db } from '../database/connection.ts'
import { foundOr404 } from '../refused.ts'

/** The child as its own calls know it, and its club. */
export interface ActingChild extends Member {
  readonly readOnlyFrom: Date | null
}

/**
 * A player of an open club for whom the actor acts. In a write the relation stays until the transaction ends: a coach who ends it
 * meanwhile waits, or is seen here. @throws Refused `not-found`
 */
export async function childOf(
  db: Db,
  actor: Pick<Actor, 'id'>,
  childId: string,
  { writes = false }: { writes?: boolean } = {},
): Promise<ActingChild> {
  const found = await db
    .selectFrom('guardianships as g')
    .innerJoin('memberships as m', 'm.account_id', 'g.child_id')
    .innerJoin('clubs as c', (join) => join.onRef('c.id', '=', 'm.club_id').on('c.active', '=', true))
    .select(['g.child_id as id', 'c.id as clubId', 'c.read_only_from as readOnlyFrom'])
    .where('g.guardian_id', '=', actor.id)
    .where('g.child_id', '=', childId)
    .where('g.accepted_at', 'is not', null)
    .where('m.standing', '=', 'member')
    .$if(writes, (query) => query.forShare('g'))
    .executeTakeFirst()
  return { ...foundOr404(found), role: 'player', rank: 'player' }
}
