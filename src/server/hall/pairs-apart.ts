import type { Member } from '../../domain/actor.ts'
import { pairKey } from '../../domain/hall/table-round.ts'
import type { Db } from '../database/connection.ts'

/** Two ids. */
type Pair = readonly string[]

/** By `pairKey`. */
export async function listPairsApart(db: Db, { clubId }: Member): Promise<string[]> {
  const pairs = await db
    .selectFrom('pairs_apart')
    .select(['first_id as first', 'second_id as second'])
    .where('club_id', '=', clubId)
    .orderBy('set_at')
    .orderBy('first_id')
    .orderBy('second_id')
    .execute()
  return pairs.map(({ first, second }) => pairKey(first, second))
}

/** One that is there stays as it is. */
export async function insertPairApart(db: Db, { clubId }: Member, pair: Pair, now: Date): Promise<void> {
  const [first_id, second_id] = pair.toSorted() as [string, string]
  await db
    .insertInto('pairs_apart')
    .values({ club_id: clubId, first_id, second_id, set_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deletePairApart(db: Db, { clubId }: Member, pair: Pair): Promise<void> {
  const [first, second] = pair.toSorted() as [string, string]
  await db
    .deleteFrom('pairs_apart')
    .where('club_id', '=', clubId)
    .where('first_id', '=', first)
    .where('second_id', '=', second)
    .execute()
}
