import { sql } from 'kysely'
import type { StayReason } from '../../domain/player-import.ts'
import { announceMembership } from '../clubs/memberships.ts'
import type { Db } from '../database/connection.ts'
import { announce } from '../live/announce.ts'
import { hasRecords } from '../players/has-records.ts'
import { type Batch, type BatchRow, isLast, progressOf } from './batch.ts'
import { deleteUntouchedGroups, leaveGroups } from './groups.ts'

/**
 * Removes those whom the import has added, except whom somebody has touched since, and takes whom the club had before out of
 * the groups again.
 */
export async function undoBatch(tx: Db, batch: Batch): Promise<void> {
  let removed = 0
  const stayed = new Map<StayReason, number>()
  for (const row of batch.rows) {
    const { accountId, plan, groupIds } = row
    if (plan.fate === 'updated') await leaveGroups(tx, { playerId: plan.playerId, groupIds })
    if (accountId === null) continue
    const reason = await whyStays(tx, batch, { ...row, accountId })
    if (reason) stayed.set(reason, (stayed.get(reason) ?? 0) + 1)
    else {
      await tx.deleteFrom('accounts').where('id', '=', accountId).execute()
      announceMembership(tx, { clubId: batch.clubId, accountId, standing: 'member' })
      removed += 1
    }
  }
  const isGroupGone = isLast(batch) && (await deleteUntouchedGroups(tx, batch.id))
  if (isGroupGone || batch.rows.some(({ groupIds }) => groupIds.length > 0)) {
    announce(tx, { topic: 'groups', clubId: batch.clubId, to: 'coaches' })
  }
  const { stayed: before } = await tx
    .selectFrom('player_imports')
    .select(sql<Record<string, number>>`stayed`.as('stayed'))
    .where('id', '=', batch.id)
    .executeTakeFirstOrThrow()
  const total = { ...before }
  for (const [reason, count] of stayed) total[reason] = (total[reason] ?? 0) + count
  await tx
    .updateTable('player_imports')
    .set((eb) => ({
      ...progressOf(batch, 'undone'),
      removed_count: eb('removed_count', '+', removed),
      stayed: JSON.stringify(total),
    }))
    .where('id', '=', batch.id)
    .execute()
}

/** Membership and account are locked: who enters or is planned meanwhile waits, and then finds it gone. */
async function whyStays(
  tx: Db,
  { clubId }: Batch,
  row: BatchRow & { readonly accountId: string },
): Promise<StayReason | null> {
  const imported = 'person' in row.plan ? row.plan.person : null
  // First, as an invitation does: the other order could deadlock. Without one deleted meanwhile, or gone to another club.
  const member = await tx
    .selectFrom('memberships')
    .select('licence')
    .where('account_id', '=', row.accountId)
    .where('club_id', '=', clubId)
    .forUpdate()
    .executeTakeFirst()
  const account = await tx
    .selectFrom('accounts as a')
    .select([
      'a.version',
      'a.birth_year as birthYear',
      sql<boolean>`a.password_hash is not null or a.email_confirmed_at is not null
        or exists (select from login_sessions as l where l.account_id = a.id)`.as('entered'),
    ])
    .where('a.id', '=', row.accountId)
    .forUpdate()
    .executeTakeFirst()
  if (!account || !member) return 'left'
  if (account.entered) return 'entered'
  const { rows } = await sql<Record<'planned' | 'recorded' | 'grouped', boolean>>`
    select
      exists (select from session_participants where player_id = ${row.accountId})
        or exists (select from withdrawn_participants where player_id = ${row.accountId}) as planned,
      ${hasRecords(row.accountId)}
        or exists (
          select from ranking_entries
          where club_id = ${clubId} and player_id = ${row.accountId} and source = 'typed'
        ) as recorded,
      exists (
        select from group_players
        where player_id = ${row.accountId} and club_id = ${clubId}
          and group_id <> all(${row.groupIds}::uuid[])
      ) as grouped`.execute(tx)
  const [touched] = rows
  if (touched?.planned) return 'planned'
  if (touched?.recorded) return 'recorded'
  if (touched?.grouped) return 'grouped'
  const hasOtherLicence = member.licence !== null && member.licence !== imported?.licence
  const hasOtherYear = account.birthYear !== (imported?.birthYear ?? null)
  return account.version > 1 || hasOtherLicence || hasOtherYear ? 'edited' : null
}
