import { sql } from 'kysely'
import type { ParsedInput } from '../../contract/endpoint.ts'
import type { invite } from '../../contract/guardians.ts'
import type { Actor, Member } from '../../domain/actor.ts'
import { guardianInvitationDays, whyNotInviteGuardian } from '../../domain/guardianship.ts'
import { checkInvitation } from '../accounts/link-mails.ts'
import { newToken, tokenHash } from '../accounts/login-cookie.ts'
import type { AppContext } from '../app-env.ts'
import { lockChild } from '../children/lock-child.ts'
import type { Db } from '../database/connection.ts'
import { noteInJournal } from '../journal/note.ts'
import { announce } from '../live/announce.ts'
import type { Mail, MailBudget } from '../mail.ts'
import { allow, Refused } from '../refused.ts'
import { guardianInvitationMail, mailGuardianWaits } from './mails.ts'
import { announceGuardianship } from './store.ts'

const dayMs = 24 * 3600 * 1000

/** Sent again it is the same invitation. @throws Refused `not-found`, `already-entered`, `two-guardians`, `already-guardian` */
export async function inviteGuardian(
  context: AppContext,
  tx: Db,
  actor: Member,
  { id: childId, guardianshipId: id, email, now }: ParsedInput<typeof invite> & { now: Date },
): Promise<void> {
  const child = await lockChild(tx, actor, childId)
  const known = await knownAs(tx, childId, email)
  if (known?.guardianId) throw new Refused('already-guardian')
  await checkInvitation(context, { clubId: actor.clubId, email })
  const expiresAt = new Date(now.getTime() + guardianInvitationDays * dayMs)
  if (known) {
    await tx
      .updateTable('guardianships')
      .set({ invited_by: actor.id, invited_at: now, expires_at: expiresAt, token_hash: null })
      .where('id', '=', known.id)
      .execute()
  } else {
    allow(whyNotInviteGuardian({ ...child, guardians: await countGuardians(tx, childId) }))
    const inserted = await tx
      .insertInto('guardianships')
      .values({
        id,
        child_id: childId,
        club_id: actor.clubId,
        invited_by: actor.id,
        invited_at: now,
        email,
        expires_at: expiresAt,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst()
    if (inserted.numInsertedOrUpdatedRows !== 1n) throw new Refused('id-taken')
  }
  await enqueueInvitation(tx, known?.id ?? id)
  await noteInJournal(tx, actor, { act: 'guardian-invited' }, { people: [childId], now })
  announceGuardianship(tx, { childId, clubId: actor.clubId, guardianId: null })
}

/** By the address of the invitation, or of the account that has followed one. */
function knownAs(tx: Db, childId: string, email: string) {
  return tx
    .selectFrom('guardianships as g')
    .leftJoin('accounts as a', 'a.id', 'g.guardian_id')
    .select(['g.id', 'g.guardian_id as guardianId'])
    .where('g.child_id', '=', childId)
    .where((eb) => eb.or([eb('g.email', '=', email), eb('a.email', '=', email)]))
    .executeTakeFirst()
}

async function countGuardians(tx: Db, childId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('guardianships')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('child_id', '=', childId)
    .executeTakeFirstOrThrow()
  return count
}

/** The key of its job in the queue. */
export function guardianMailKey({ id }: { id: string }): string {
  return `guardian-${id}`
}

async function enqueueInvitation(tx: Db, id: string): Promise<void> {
  await sql`
    select graphile_worker.add_job(
      'mail-guardian-invitation', ${JSON.stringify({ id })}::json, job_key => ${guardianMailKey({ id })}
    )`.execute(tx)
}

/** The job: sends nothing once the link was followed, ended or has expired. Its token is in the mail alone. */
export async function mailGuardianInvitation(
  { db, env, now }: Pick<AppContext, 'db' | 'env' | 'now'>,
  { id }: { id: string },
  send: (mail: Mail, budget: MailBudget) => Promise<void>,
): Promise<void> {
  const { token, hash } = newToken()
  const invitation = await db
    .updateTable('guardianships')
    .set({ token_hash: hash })
    .where('id', '=', id)
    .where('guardian_id', 'is', null)
    .where('expires_at', '>', now())
    .returning(['email', 'club_id as clubId'])
    .executeTakeFirst()
  if (!invitation?.email) return
  const { email, clubId } = invitation
  await send(guardianInvitationMail(email, env.PUBLIC_URL, token), {
    clubId,
    about: 'invitations',
    stranger: 'other',
  })
}

/** The address that the link was mailed to, while it is valid. */
export async function findInvitedAddress(db: Db, token: string, now: Date): Promise<string | undefined> {
  const invitation = await db
    .selectFrom('guardianships')
    .select('email')
    .where('token_hash', '=', tokenHash(token))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return invitation?.email ?? undefined
}

/**
 * Of two who follow one link at once, one does. It is not for whoever acts for the child already: another parent's device may be theirs.
 * @throws Refused `link-expired`, `already-guardian`
 */
export async function followInvitation(
  context: Pick<AppContext, 'env'>,
  tx: Db,
  { id: guardianId }: Pick<Actor, 'id'>,
  { token, now }: { token: string; now: Date },
): Promise<void> {
  const { rows } = await sql<{ id: string; childId: string; clubId: string; invitedBy: string | null }>`
    select id, child_id as "childId", club_id as "clubId", invited_by as "invitedBy"
    from guardianships
    where token_hash = ${tokenHash(token)} and expires_at > ${now}
      -- No child is its own guardian, nor is whoever has no address to be written to.
      and child_id <> ${guardianId} and exists (select from accounts where id = ${guardianId} and email is not null)
    for update`.execute(tx)
  const [invitation] = rows
  if (!invitation) throw new Refused('link-expired')
  const { id, childId, clubId, invitedBy } = invitation
  const already = await tx
    .selectFrom('guardianships')
    .select('id')
    .where('child_id', '=', childId)
    .where('guardian_id', '=', guardianId)
    .executeTakeFirst()
  if (already) {
    throw new Refused('already-guardian', {
      sentence: 'Vous suivez déjà cet enfant avec ce compte. Déconnectez-vous pour en utiliser un autre.',
    })
  }
  await tx
    .updateTable('guardianships')
    .set({ guardian_id: guardianId, email: null, expires_at: null, token_hash: null })
    .where('id', '=', id)
    .execute()
  await mailGuardianWaits(tx, { childId, clubId, guardianId, coachId: invitedBy }, context.env.PUBLIC_URL)
  announceGuardianship(tx, { childId, clubId, guardianId: null })
  announce(tx, { topic: 'me', accounts: [guardianId] })
  announce(tx, { topic: 'family', accounts: [guardianId] })
}

/** Every night. */
export async function deleteExpiredGuardianInvitations(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('guardianships').where('expires_at', '<', now).execute()
}
