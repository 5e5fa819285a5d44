import type { ParsedInput } from '../../contract/endpoint.ts'
import type { update, VersionedTarget } from '../../contract/category-target.ts'
import type { Member } from '../../domain/actor.ts'
import { evenTarget } from '../../domain/category-target.ts'
import type { Db } from '../database/connection.ts'

const columns = ['service', 'initiative', 'counter', 'defense', 'version'] as const

/** The even one, with version 0, where the club has set none. */
export async function findTarget(db: Db, actor: Member): Promise<VersionedTarget> {
  const target = await db
    .selectFrom('category_targets')
    .select(columns)
    .where('club_id', '=', actor.clubId)
    .executeTakeFirst()
  return target ?? { ...evenTarget, version: 0 }
}

/** Returns undefined when the version is stale. */
export function saveTarget(
  db: Db,
  actor: Member,
  { version, service, initiative, counter, defense }: ParsedInput<typeof update>,
  now: Date,
): Promise<VersionedTarget | undefined> {
  const shares = { service, initiative, counter, defense, updated_at: now }
  if (version === 0) {
    return db
      .insertInto('category_targets')
      .values({ ...shares, club_id: actor.clubId })
      .onConflict((conflict) => conflict.doNothing())
      .returning(columns)
      .executeTakeFirst()
  }
  return db
    .updateTable('category_targets')
    .set((eb) => ({ ...shares, version: eb('version', '+', 1) }))
    .where('club_id', '=', actor.clubId)
    .where('version', '=', version)
    .returning(columns)
    .executeTakeFirst()
}
