import { sql } from 'kysely'
import type { Member } from '../../domain/actor.ts'
import { maxPairsApart } from '../../domain/hall/pairs-apart.ts'
import { pairKey } from '../../domain/hall/table-round.ts'
import type { Db } from '../database/connection.ts'

type Pair = readonly [string, string]

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

/** One that is there stays as it is. @returns false where the club has as many as it may */
export async function insertPairApart(db: Db, { clubId }: Member, pair: Pair, now: Date): Promise<boolean> {
  const [first, second] = pair.toSorted()
  const { rows } = await sql`
    insert into pairs_apart (club_id, first_id, second_id, set_at)
    select ${clubId}, ${first}, ${second}, ${now}
    where (
      select count(*) from pairs_apart
      where club_id = ${clubId} and (first_id, second_id) <> (${first}::uuid, ${second}::uuid)
    ) < ${maxPairsApart}
    on conflict (club_id, first_id, second_id) do update set set_at = pairs_apart.set_at
    returning first_id`.execute(db)
  return rows.length > 0
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
