import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { Member } from '../../domain/actor.ts'
import { deviceCodeMinutes, newDeviceCode, whyNoDeviceCode } from '../../domain/device-code.ts'
import { createLink } from '../accounts/links.ts'
import type { Db } from '../database/connection.ts'
import { noteInJournal } from '../journal/note.ts'
import { lockPlayers, playersOfClub } from '../players/players-of-club.ts'
import { allow, foundOr404 } from '../refused.ts'

/** @throws Refused `not-found`, `already-entered`, `has-address` */
export async function giveDeviceCode(tx: Db, actor: Member, { id, now }: { id: string; now: Date }) {
  await lockPlayers(tx, actor, [id])
  const player = foundOr404(
    await playersOfClub(tx, actor)
      .select(['a.email', sql<boolean>`a.password_hash is not null`.as('hasPassword')])
      .where('m.account_id', '=', id)
      .forNoKeyUpdate('a')
      .executeTakeFirst(),
  )
  allow(whyNoDeviceCode(player))
  const code = newDeviceCode(randomInt)
  await createLink(tx, { accountId: id, purpose: 'device-code', email: '', token: code, now })
  await noteInJournal(tx, actor, { act: 'device-code-given' }, { people: [id], now })
  return { code, expiresAt: new Date(now.getTime() + deviceCodeMinutes * 60_000).toISOString() }
}
