import { sql } from 'kysely'
import { returnToAccountDays } from '../../domain/account.ts'
import { reopenDays } from '../../domain/club-closing.ts'
import type { Db } from '../database/connection.ts'
import type { ListedErasure } from '../database/erasure-list.ts'
import { announcing } from '../live/announce.ts'
import { eraseAccount } from './erase-account.ts'
import { eraseClub } from './erase-club.ts'

const dayMs = 24 * 3600 * 1000

/**
 * After a restore: erases again whom the backup has brought back, by what it does not know itself, but nobody who was brought
 * back on purpose since. Whoever had asked for it when the backup was made may have changed their mind, which nobody remembers:
 * they get their days once more.
 * @returns how many were erased
 * @throws Error once all the others are erased, where some could not be
 */
export async function eraseAgain(db: Db, erasures: readonly ListedErasure[], now: Date): Promise<number> {
  let erased = 0
  const failed: { id: string; error: unknown }[] = []
  for (const erasure of await unknownTo(db, erasures)) {
    try {
      if (await eraseOrNote(db, erasure, now)) erased += 1
    } catch (error) {
      failed.push({ id: erasure.id, error })
    }
  }
  const againFrom = new Date(now.getTime() + returnToAccountDays * dayMs)
  await sql`
    update accounts set erased_from = ${againFrom} where erased_from < ${againFrom}`.execute(db)
  const closedAgain = new Date(now.getTime() - (reopenDays - returnToAccountDays) * dayMs)
  await sql`
    update clubs set closed_at = ${closedAgain} where closed_at < ${closedAgain}`.execute(db)
  if (failed.length > 0) {
    const ids = failed.map(({ id }) => id).join(', ')
    throw new Error(`The data are back, but these could not be erased again: ${ids}. Restore once more.`, {
      cause: failed[0]!.error,
    })
  }
  return erased
}

async function eraseOrNote(db: Db, erasure: ListedErasure, now: Date): Promise<boolean> {
  const { id, kind } = erasure
  return announcing(db, async (tx) => {
    const done = !erasure.revokedAt && (await (kind === 'account' ? eraseAccount : eraseClub)(tx, id, now))
    if (!done) await noteListed(tx, erasure)
    return done
  })
}

/**
 * After a restore that brings everybody back on purpose: what the backup does not know is revoked, in the database and so in the
 * next list.
 * @returns them
 */
export async function revokeErasures(
  db: Db,
  erasures: readonly ListedErasure[],
  now: Date,
): Promise<ListedErasure[]> {
  const unknown = await unknownTo(db, erasures)
  const revoked = unknown.map((erasure) => ({ ...erasure, revokedAt: now.toISOString() }))
  for (const erasure of revoked) await noteListed(db, erasure)
  return revoked
}

async function unknownTo(db: Db, erasures: readonly ListedErasure[]): Promise<ListedErasure[]> {
  const known = await db
    .selectFrom('erasures')
    .select(['id', 'erased_at as at', 'revoked_at as revokedAt'])
    .execute()
  const knownAt = new Map(known.map(({ id, at, revokedAt }) => [id, revokedAt ?? at]))
  return erasures.filter(
    ({ id, at, revokedAt = at }) => (knownAt.get(id) ?? new Date(0)) < new Date(revokedAt),
  )
}

async function noteListed(db: Db, { id, kind, at, revokedAt }: ListedErasure): Promise<void> {
  const dates = { erased_at: new Date(at), revoked_at: revokedAt ? new Date(revokedAt) : null }
  await db
    .insertInto('erasures')
    .values({ id, kind, ...dates })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(dates))
    .execute()
}
