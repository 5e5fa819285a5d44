import { sql } from 'kysely'
import type { Guardian } from '../../contract/guardians.ts'
import type { Member } from '../../domain/actor.ts'
import { fullName } from '../../domain/member-name.ts'
import { isConfirmed } from '../accounts/is-confirmed.ts'
import type { Db } from '../database/connection.ts'
import { announce } from '../live/announce.ts'

/** A child’s, in the order in which they were invited. */
export async function listGuardians(db: Db, actor: Member, childId: string): Promise<Guardian[]> {
  const rows = await db
    .selectFrom('guardianships as g')
    .leftJoin('accounts as a', 'a.id', 'g.guardian_id')
    .select([
      'g.id',
      'g.guardian_id as guardianId',
      'g.invited_at as invitedAt',
      'g.accepted_at as acceptedAt',
      'a.first_name as firstName',
      'a.last_name as lastName',
      sql<string>`coalesce(g.email, a.email, '')`.as('email'),
    ])
    .where('g.child_id', '=', childId)
    .where('g.club_id', '=', actor.clubId)
    .orderBy('g.invited_at')
    .orderBy('g.id')
    .execute()
  return rows.map(({ id, guardianId, invitedAt, acceptedAt, firstName, lastName, email }) => ({
    id,
    status: acceptedAt ? 'accepted' : guardianId ? 'waiting' : 'invited',
    name: firstName === null || lastName === null ? null : fullName({ firstName, lastName }),
    email,
    at: (acceptedAt ?? invitedAt).toISOString(),
  }))
}

export type LockedGuardianship = NonNullable<Awaited<ReturnType<typeof lockGuardianship>>>

/** Of a child of the actor’s club. Nobody else decides about it until the transaction ends. */
export function lockGuardianship(tx: Db, { clubId }: Member, id: string) {
  return tx
    .selectFrom('guardianships as g')
    .leftJoin('accounts as a', 'a.id', 'g.guardian_id')
    .select([
      'g.id',
      'g.child_id as childId',
      'g.club_id as clubId',
      'g.guardian_id as guardianId',
      'g.accepted_at as acceptedAt',
      sql<boolean>`coalesce(${isConfirmed}, false)`.as('emailConfirmed'),
    ])
    .where('g.id', '=', id)
    .where('g.club_id', '=', clubId)
    .forUpdate('g')
    .executeTakeFirst()
}

/** Those who act for the child. */
export async function guardianIdsOf(db: Db, childId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('guardianships')
    .select('guardian_id as id')
    .where('child_id', '=', childId)
    .where('accepted_at', 'is not', null)
    .orderBy('guardian_id')
    .execute()
  return rows.flatMap(({ id }) => (id ? [id] : []))
}

/** Of whom an event stream also tells its guardian; the streams know it from when they were opened. */
export async function childIdsOf(db: Db, guardianId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('guardianships')
    .select('child_id as id')
    .where('guardian_id', '=', guardianId)
    .where('accepted_at', 'is not', null)
    .execute()
  return rows.map(({ id }) => id)
}

/** Also of a child that waits for a coach to accept them. */
export async function hasGuardianships(db: Db, guardianId: string): Promise<boolean> {
  const row = await db
    .selectFrom('guardianships')
    .select('id')
    .where('guardian_id', '=', guardianId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The child’s card and its lists, and where a session says who cannot answer. The guardian’s streams open anew. */
export function announceGuardianship(
  tx: Db,
  { childId, clubId, guardianId }: { childId: string; clubId: string; guardianId: string | null },
): void {
  announce(tx, { topic: 'profile', ids: [childId], clubId, to: 'coaches' })
  announce(tx, { topic: 'club', clubId, to: 'coaches' })
  announce(tx, { topic: 'training-sessions', clubId, to: 'coaches' })
  if (guardianId) announce(tx, { ends: guardianId })
}
