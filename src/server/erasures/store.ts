import type { Db } from '../database/connection.ts'

export type ErasedKind = 'account' | 'club'

export interface Erasure {
  readonly id: string
  readonly kind: ErasedKind
  readonly now: Date
}

/** Kept without a name, so that a restore of an older backup erases again. */
export async function insertErasure(tx: Db, { id, kind, now }: Erasure): Promise<void> {
  await tx
    .insertInto('erasures')
    .values({ id, kind, erased_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ erased_at: now, revoked_at: null }))
    .execute()
}
