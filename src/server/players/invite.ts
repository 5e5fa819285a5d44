import { sql } from 'kysely'
import type { ParsedInput } from '../../contract/endpoint.ts'
import type { invite } from '../../contract/players.ts'
import type { Member } from '../../domain/actor.ts'
import { whyNotInvite } from '../../domain/invitation.ts'
import { checkInvitation, enqueueLinkMail } from '../accounts/link-mails.ts'
import type { AppContext } from '../app-env.ts'
import type { Db } from '../database/connection.ts'
import { announce } from '../live/announce.ts'
import { allow, foundOr404, Refused } from '../refused.ts'
import { lockPlayers, playersOfClub } from './players-of-club.ts'

type Invitation = ParsedInput<typeof invite>

/**
 * Mails a player who has not entered yet the link by which they choose a password, to the address that the club knows or to
 * this one, which becomes theirs. The link replaces the one before, wherever that was mailed.
 */
export async function invitePlayer(
  context: AppContext,
  tx: Db,
  actor: Member,
  { id, email: given, was, now }: Invitation & { now: Date },
) {
  const player = foundOr404(await lockAddress(tx, actor, id))
  allow(whyNotInvite(player, { email: given, was }))
  const email = given ?? player.email
  if (email === null) throw new Refused('invalid-input', { fields: { email: 'Email requis' } })
  if (player.email !== email) await giveAddress(tx, actor, { id, email, now })
  await checkInvitation(context, { clubId: actor.clubId, email })
  await enqueueLinkMail(tx, { accountId: id, purpose: 'invitation', email, now })
  announce(tx, { topic: 'profile', ids: [id], clubId: actor.clubId, to: 'coaches' })
  return { id, email, invitedAt: now.toISOString() }
}

async function lockAddress(tx: Db, actor: Member, id: string) {
  await lockPlayers(tx, actor, [id])
  return playersOfClub(tx, actor)
    .select(['a.email', sql<boolean>`a.password_hash is not null`.as('hasPassword')])
    .where('m.account_id', '=', id)
    .forNoKeyUpdate('a')
    .executeTakeFirst()
}

/** An address that is somebody's violates its unique index (server/errors.ts). */
async function giveAddress(
  tx: Db,
  { clubId }: Member,
  { id, email, now }: { id: string; email: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('accounts')
    .set((eb) => ({ email, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .execute()
  announce(tx, { topic: 'club', clubId, to: 'coaches' })
}
