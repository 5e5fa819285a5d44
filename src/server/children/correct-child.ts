import { sql } from 'kysely'
import type * as children from '../../contract/children.ts'
import type { ParsedInput } from '../../contract/endpoint.ts'
import type { Member } from '../../domain/actor.ts'
import { whyNotCorrect } from '../../domain/child.ts'
import { announcePerson, audienceOf } from '../accounts/announce-person.ts'
import type { Db } from '../database/connection.ts'
import { allow } from '../refused.ts'
import { lockChild } from './lock-child.ts'

type Correction = ParsedInput<typeof children.correct> & { now: Date }

/** Returns false where the version is stale. @throws Refused `not-found`, `already-entered` */
export async function correctChild(tx: Db, actor: Member, correction: Correction): Promise<boolean> {
  const { id, version, now, ...details } = correction
  allow(whyNotCorrect(await lockChild(tx, actor, id)))
  const corrected = await tx
    .updateTable('accounts')
    .set((eb) => ({
      first_name: details.firstName,
      last_name: details.lastName,
      playing_style: details.playingStyle,
      preferred_hand: details.preferredHand,
      forehand_rubber: details.forehandRubber,
      backhand_rubber: details.backhandRubber,
      player_type: details.playerType,
      version: eb('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(audienceOf(sql.ref('accounts.id')).as('audience'))
    .executeTakeFirst()
  if (!corrected) return false
  announcePerson(tx, { id, role: 'player', rank: 'player', clubId: actor.clubId }, corrected.audience)
  return true
}
