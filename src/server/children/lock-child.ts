import { sql } from 'kysely'
import type { Member } from '../../domain/actor.ts'
import type { Db } from '../database/connection.ts'
import { lockPlayers, playersOfClub } from '../players/players-of-club.ts'
import { foundOr404 } from '../refused.ts'

/** A player of the actor's club, whose address and password stay until the transaction ends. @throws Refused `not-found` */
export async function lockChild(tx: Db, actor: Member, id: string) {
  await lockPlayers(tx, actor, [id])
  return foundOr404(
    await playersOfClub(tx, actor)
      .select(['a.email', sql<boolean>`a.password_hash is not null`.as('hasPassword'), 'a.version'])
      .where('m.account_id', '=', id)
      .forNoKeyUpdate('a')
      .executeTakeFirst(),
  )
}
