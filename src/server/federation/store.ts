import { sql } from 'kysely'
import type { FederationRecord, Registration } from '../../contract/federation.ts'
import type { Member } from '../../domain/actor.ts'
import type { Db } from '../database/connection.ts'
import { foundOr404 } from '../refused.ts'
import { lockPlayers, playersOfClub } from '../players/players-of-club.ts'
import { listRankings } from './ranking-entries.ts'

/** Of a player of the actor's club; undefined for anybody else. */
export async function findRecord(
  db: Db,
  actor: Member,
  id: string,
  now: Date,
): Promise<FederationRecord | undefined> {
  const player = await playersOfClub(db, actor)
    .select('m.account_id')
    .where('m.account_id', '=', id)
    .executeTakeFirst()
  return player && findOwnRecord(db, { id, clubId: actor.clubId }, now)
}

/** One's own; without a club it has neither licence nor rankings. */
export async function findOwnRecord(
  db: Db,
  { id, clubId }: { readonly id: string; readonly clubId: string | null },
  now: Date,
): Promise<FederationRecord> {
  const row = await db
    .selectFrom('accounts as a')
    .leftJoin('memberships as m', (join) =>
      join.onRef('m.account_id', '=', 'a.id').on('m.standing', '=', 'member'),
    )
    .leftJoin('clubs as c', 'c.id', 'm.club_id')
    .select([
      'm.licence',
      'a.birth_year as birthYear',
      'a.ranking',
      sql<string>`(${now}::timestamptz at time zone coalesce(c.time_zone, 'Europe/Paris'))::date::text`.as(
        'today',
      ),
    ])
    .where('a.id', '=', id)
    .executeTakeFirst()
  return { ...foundOr404(row), rankings: clubId === null ? [] : await listRankings(db, clubId, id) }
}

/** A player of the club, locked against other edits; undefined for anybody else. */
export async function lockRegistration(tx: Db, actor: Member, id: string): Promise<Registration | undefined> {
  await lockPlayers(tx, actor, [id])
  return playersOfClub(tx, actor)
    .select(['m.licence', 'a.birth_year as birthYear'])
    .where('m.account_id', '=', id)
    .forNoKeyUpdate('a')
    .executeTakeFirst()
}

/** Of somebody without a club. */
export async function lockBirthYear(tx: Db, id: string): Promise<Registration> {
  const row = await tx
    .selectFrom('accounts')
    .select('birth_year as birthYear')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return { licence: null, ...foundOr404(row) }
}

/** Whether another player of the club has it; the club is locked. */
export async function isLicenceTaken(
  tx: Db,
  { id, clubId }: { readonly id: string; readonly clubId: string },
  licence: string,
): Promise<boolean> {
  const other = await tx
    .selectFrom('memberships')
    .select('account_id')
    .where('club_id', '=', clubId)
    .where('licence', '=', licence)
    .where('account_id', '!=', id)
    .executeTakeFirst()
  return other !== undefined
}

export async function updateRegistration(
  tx: Db,
  { id, clubId }: { readonly id: string; readonly clubId: string | null },
  { licence, birthYear }: Registration,
): Promise<void> {
  if (clubId !== null) {
    await tx
      .updateTable('memberships')
      .set({ licence })
      .where('account_id', '=', id)
      .where('club_id', '=', clubId)
      .execute()
  }
  await tx.updateTable('accounts').set({ birth_year: birthYear }).where('id', '=', id).execute()
}
