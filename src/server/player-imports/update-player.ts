import type { ImportChanges } from '../../domain/import-plan.ts'
import type { Db } from '../database/connection.ts'
import { findAccount, invite, setLicence } from './add-player.ts'
import type { Batch } from './batch.ts'

/** Whether the player is still there to be updated. What was filled in since the preview stays as it is. */
export async function updatePlayer(
  tx: Db,
  batch: Batch,
  { playerId, changes, position }: { playerId: string; changes: ImportChanges; position: number },
): Promise<boolean> {
  const { clubId, now } = batch
  const player = await tx
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .select(['a.email', 'a.birth_year as birthYear', 'a.password_hash as passwordHash'])
    .where('m.account_id', '=', playerId)
    .where('m.club_id', '=', clubId)
    .where('m.standing', '=', 'member')
    .forNoKeyUpdate('a')
    .executeTakeFirst()
  if (!player) return false
  const { licence } = changes
  const birthYear = player.birthYear === null ? changes.birthYear : undefined
  const isFree = changes.email !== undefined && !(await findAccount(tx, changes.email))
  const email = player.email === null && isFree ? changes.email : undefined
  if (birthYear !== undefined || email !== undefined) {
    await tx
      .updateTable('accounts')
      .set((eb) => ({
        ...(birthYear !== undefined && { birth_year: birthYear }),
        ...(email !== undefined && { email }),
        version: eb('version', '+', 1),
        updated_at: now,
      }))
      .where('id', '=', playerId)
      .execute()
  }
  if (licence !== undefined) await setLicence(tx, batch, { accountId: playerId, licence })
  if (email !== undefined && batch.invites) await invite(tx, batch, { accountId: playerId, email, position })
  return true
}
