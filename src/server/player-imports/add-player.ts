import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { ImportedPerson } from '../../domain/import-row.ts'
import { invitationsPerDay } from '../../domain/player-import.ts'
import { enqueueLinkMail } from '../accounts/link-mails.ts'
import { addMember } from '../clubs/memberships.ts'
import type { Db } from '../database/connection.ts'
import { mailClubCode } from './mails.ts'
import type { Batch } from './batch.ts'

type Added = { outcome: 'created'; accountId: string } | { outcome: 'invited' | 'unchanged' | 'beyond-limit' }

const dayMs = 24 * 3600 * 1000

/**
 * An account without a password, a member of the club. Whose address has an account elsewhere gets the club's code by mail:
 * a coach hears no more about them than that they were invited.
 */
export async function addPlayer(
  tx: Db,
  batch: Batch,
  { person, position }: { person: ImportedPerson; position: number },
): Promise<Added> {
  const known = person.email === null ? undefined : await findAccount(tx, person.email)
  if (known) return inviteKnown(tx, batch, known)
  if (batch.places <= 0) return { outcome: 'beyond-limit' }
  const accountId = uuidv7()
  const { clubId, now } = batch
  await tx
    .insertInto('accounts')
    .values({
      id: accountId,
      role: 'player',
      email: person.email,
      first_name: person.firstName,
      last_name: person.lastName,
      birth_year: person.birthYear,
      ranking: person.ranking,
      created_at: now,
      updated_at: now,
    })
    .execute()
  // The coach who imports them has let them in.
  await addMember(tx, { clubId, accountId, role: 'player', standing: 'member', acceptedAt: now, now })
  if (person.licence !== null) await setLicence(tx, batch, { accountId, licence: person.licence })
  if (batch.invites && person.email !== null) {
    await invite(tx, batch, { accountId, email: person.email, position })
  }
  return { outcome: 'created', accountId }
}

/** Those beyond the day's budget on the days after: a mail that is not sent is lost. */
export async function invite(
  tx: Db,
  { now }: Batch,
  { accountId, email, position }: { accountId: string; email: string; position: number },
): Promise<void> {
  const days = Math.floor(position / invitationsPerDay)
  const at = days > 0 ? { at: new Date(now.getTime() + days * dayMs) } : {}
  await enqueueLinkMail(tx, { accountId, purpose: 'invitation', email, now, ...at })
}

/** Unless another player of the club has it. */
export async function setLicence(
  tx: Db,
  { clubId }: Batch,
  { accountId, licence }: { accountId: string; licence: string },
): Promise<void> {
  await sql`
    update memberships set licence = ${licence}
    where account_id = ${accountId} and club_id = ${clubId}
      and not exists (select from memberships as o where o.club_id = ${clubId} and o.licence = ${licence})`.execute(
    tx,
  )
}

/** With the club that it belongs to or waits for. */
export function findAccount(tx: Db, email: string) {
  return tx
    .selectFrom('accounts as a')
    .leftJoin('memberships as m', 'm.account_id', 'a.id')
    .select(['a.id', 'a.role', 'm.club_id as clubId', 'm.standing'])
    .where('a.email', '=', email)
    .executeTakeFirst()
}

type Known = NonNullable<Awaited<ReturnType<typeof findAccount>>>

async function inviteKnown(tx: Db, batch: Batch, { id, role, clubId, standing }: Known): Promise<Added> {
  if (clubId === batch.clubId && standing === 'member') return { outcome: 'unchanged' }
  const isWaitingHere = clubId === batch.clubId
  if (batch.invites && role === 'player' && !isWaitingHere) await mailClubCode(tx, batch.clubId, id)
  return { outcome: 'invited' }
}
