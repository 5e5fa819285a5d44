import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { derivedClubCode, firstFreeCode } from '../../domain/club-code.ts'
import { trialDays } from '../../domain/plan.ts'
import { readOnlyFrom } from '../../domain/subscription.ts'
import { starterExercises } from '../../domain/starter-exercises.ts'
import type { Db } from '../database/connection.ts'
import { Refused } from '../refused.ts'
import { noteInJournal } from '../journal/note.ts'
import { addMember } from './memberships.ts'

export interface NewClub {
  id: string
  name: string
  coachId: string
  /** Whether plans are sold here. */
  sold: boolean
  now: Date
}

/**
 * Creates a club on trial, with its founder and a starter library.
 * @throws Refused `id-taken`, or `already-in-club` when the coach has joined a club concurrently
 */
export async function createClub(db: Db, founding: NewClub): Promise<void> {
  await insertWithFreeCode(db, founding)
  await addMember(db, {
    clubId: founding.id,
    accountId: founding.coachId,
    role: 'coach',
    standing: 'member',
    owner: true,
    now: founding.now,
  })
  const founder = { id: founding.coachId, clubId: founding.id }
  await noteInJournal(db, founder, { act: 'club-created' }, { now: founding.now })
  await fillLibrary(db, founding)
}

/**
 * Of two concurrent inserts of the same code, the second waits for the first to commit and tries the next code. A
 * transaction inserts only one code, so this cannot deadlock.
 */
async function insertWithFreeCode(db: Db, { id, name, coachId, sold, now }: NewClub): Promise<void> {
  const base = derivedClubCode(name)
  const trialEndsAt = new Date(now.getTime() + trialDays * 24 * 3600 * 1000)
  for (;;) {
    const inserted = await db
      .insertInto('clubs')
      .values({
        id,
        name,
        code: firstFreeCode(base, await codesStartingWith(db, base)),
        trial_ends_at: trialEndsAt,
        read_only_from: readOnlyFrom(trialEndsAt, null),
        sold_since: sold ? now : null,
        created_by: coachId,
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (inserted.numInsertedOrUpdatedRows === 1n) return
    if (await isTaken(db, id)) throw new Refused('id-taken')
  }
}

async function codesStartingWith(db: Db, base: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('clubs')
    .select('code')
    .where('code', '>=', base)
    // In byte order « { » comes right after « z ».
    .where('code', '<', `${base}{`)
    .execute()
  return new Set(rows.map(({ code }) => code))
}

async function isTaken(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('clubs')
    .select(sql`1`.as('one'))
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

async function fillLibrary(db: Db, { id, coachId, now }: NewClub): Promise<void> {
  await db
    .insertInto('exercises')
    .values(
      starterExercises.map((exercise) => ({
        id: uuidv7(),
        club_id: id,
        ...exercise,
        created_by: coachId,
        created_at: now,
        updated_at: now,
      })),
    )
    .execute()
}
