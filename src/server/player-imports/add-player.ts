import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { LeftOutReason, RowPlan } from '../../domain/import-plan.ts'
import { invitationsPerDay } from '../../domain/player-import.ts'
import { enqueueLinkMail } from '../accounts/link-mails.ts'
import { findRemoval } from '../clubs/removals.ts'
import type { Db } from '../database/connection.ts'
import { insertPlayer } from '../players/insert-player.ts'
import { mailClubCode } from './mails.ts'
import type { Batch, Done } from './batch.ts'
import { joinGroups } from './groups.ts'

const dayMs = 24 * 3600 * 1000

/**
 * An account without a password, a member of the club. Whose address has an account elsewhere gets the club's code by mail:
 * a coach hears no more about them than that they were invited.
 */
export async function addPlayer(
  tx: Db,
  batch: Batch,
  { plan, position }: { plan: NewPlayer; position: number },
): Promise<Done> {
  const { person } = plan
  const known = person.email === null ? undefined : await findAccount(tx, person.email)
  if (known?.role === 'player') {
    // Into no group before they are in the club.
    return { plan: { ...plan, person: { ...person, groups: [] } }, ...(await inviteKnown(tx, batch, known)) }
  }
  // A parent who coaches elsewhere: their address stays theirs.
  if (known) {
    const without = withoutEmail(plan)
    return { plan: without, ...(await addPlayer(tx, batch, { plan: without, position })) }
  }
  if (batch.places <= 0) return { outcome: 'beyond-limit' }
  const accountId = uuidv7()
  const { clubId, now } = batch
  await insertPlayer(tx, { ...person, id: accountId, clubId, now })
  if (person.licence !== null) await setLicence(tx, batch, { accountId, licence: person.licence })
  if (batch.invites && person.email !== null) {
    await invite(tx, batch, { accountId, email: person.email, position })
  }
  const joined = await joinGroups(tx, { clubId, playerId: accountId, names: person.groups })
  const groups = joined.map(({ name }) => name)
  return {
    outcome: 'created',
    accountId,
    groupIds: joined.map(({ id }) => id),
    ...(groups.length < person.groups.length && { plan: { ...plan, person: { ...person, groups } } }),
  }
}

type NewPlayer = Extract<RowPlan, { fate: 'created' | 'beyond-limit' }>

function withoutEmail(plan: NewPlayer): NewPlayer {
  return { ...plan, person: { ...plan.person, email: null }, notes: [...plan.notes, 'email-of-another'] }
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

/** Unless another player of the club has it: then it returns false. */
export async function setLicence(
  tx: Db,
  { clubId }: Batch,
  { accountId, licence }: { accountId: string; licence: string },
): Promise<boolean> {
  const set = await sql`
    update memberships set licence = ${licence}
    where account_id = ${accountId} and club_id = ${clubId}
      and not exists (select from memberships as o where o.club_id = ${clubId} and o.licence = ${licence})`.execute(
    tx,
  )
  return set.numAffectedRows === 1n
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

async function inviteKnown(tx: Db, batch: Batch, { id, clubId, standing }: Known): Promise<Done> {
  const isHere = clubId === batch.clubId
  if (isHere && standing === 'member') return { outcome: 'unchanged' }
  if (isHere) return leftOut('waiting')
  // The code does not let them in, and whoever sent them away may have had a reason.
  const removal = await findRemoval(tx, batch.clubId, id)
  if (removal?.readmittedAt === null) return leftOut('removed')
  if (!batch.invites) return leftOut('has-account')
  await mailClubCode(tx, batch.clubId, id)
  return { outcome: 'invited' }
}

function leftOut(reason: LeftOutReason): Done {
  return { outcome: 'left-out', plan: { fate: 'left-out', reason } }
}
