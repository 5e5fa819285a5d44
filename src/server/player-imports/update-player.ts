import type { RowPlan } from '../../domain/import-plan.ts'
import type { Db } from '../database/connection.ts'
import { findAccount, invite, setLicence } from './add-player.ts'
import type { Batch, Done } from './batch.ts'
import { joinGroups } from './groups.ts'

type KnownPlan = Extract<RowPlan, { fate: 'updated' | 'unchanged' }>

/** What was filled in since the preview stays as it is, and so does what has become somebody else's. */
export async function updatePlayer(
  tx: Db,
  batch: Batch,
  { plan, position }: { plan: KnownPlan; position: number },
): Promise<Done> {
  const { clubId, now } = batch
  const { playerId, changes } = plan
  const player = await tx
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .select(['a.email', 'a.birth_year as birthYear'])
    .where('m.account_id', '=', playerId)
    .where('m.club_id', '=', clubId)
    .where('m.standing', '=', 'member')
    .forNoKeyUpdate('a')
    .executeTakeFirst()
  if (!player) return { outcome: 'left-out', plan: { fate: 'left-out', reason: 'left-club' } }
  const birthYear = player.birthYear === null ? changes.birthYear : undefined
  const isFree = changes.email !== undefined && !(await findAccount(tx, changes.email))
  const email = player.email === null && isFree ? changes.email : undefined
  const licence =
    changes.licence !== undefined &&
    (await setLicence(tx, batch, { accountId: playerId, licence: changes.licence }))
      ? changes.licence
      : undefined
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
  if (email !== undefined && batch.invites) await invite(tx, batch, { accountId: playerId, email, position })
  const joined = await joinGroups(tx, { clubId, playerId, names: changes.groups ?? [] })
  const groupIds = joined.map(({ id }) => id)
  const done = {
    ...(email !== undefined && { email }),
    ...(licence !== undefined && { licence }),
    ...(birthYear !== undefined && { birthYear }),
    ...(changes.ranking !== undefined && { ranking: changes.ranking }),
    ...(joined.length > 0 && { groups: joined.map(({ name }) => name) }),
  }
  const isAsPlanned =
    Object.keys(done).length === Object.keys(changes).length &&
    joined.length === (changes.groups ?? []).length
  if (isAsPlanned) return { outcome: 'updated', groupIds }
  const isNothing = Object.keys(done).length === 0
  return { outcome: isNothing ? 'unchanged' : 'updated', groupIds, plan: { ...plan, changes: done } }
}
