import { sql } from 'kysely'
import type { SeasonList } from '../../contract/seasons.ts'
import type { Member } from '../../domain/actor.ts'
import type { Db } from '../database/connection.ts'
import { deleteMemberships, insertDepartures } from './departures.ts'
import { noteInJournal } from '../journal/note.ts'
import { insertEndings } from './ended-memberships.ts'
import { mailPlayersArchived, mailPlayersRemoved } from './mails.ts'
import { insertRemovals } from './removals.ts'
import type { ClubSettings, LockedClub } from './store.ts'
import { deleteUnentered } from './unentered-account.ts'
import { withdrawFromUpcoming } from './withdrawals.ts'
import { endSessionsWithoutPassword } from '../accounts/code-sessions.ts'

interface EndingSeason {
  /** Players of the club. */
  readonly leaving: readonly string[]
  readonly archived: readonly string[]
  readonly settings: ClubSettings
  readonly now: Date
}

/**
 * With the season many memberships end at once, in as many statements as one. Whoever leaves is removed; whoever is archived is
 * removed and readmitted at the same instant: the club's code lets them in again.
 */
export async function endPlayers(
  db: Db,
  actor: Member,
  club: LockedClub,
  { leaving, archived, settings, now }: EndingSeason,
): Promise<void> {
  const ids = [...leaving, ...archived]
  if (ids.length === 0) return
  await deleteMemberships(db, club.id, ids)
  await insertDepartures(db, club.id, ids, now)
  await noteInJournal(db, actor, { act: 'removed', role: 'player' }, { people: leaving, now })
  await noteInJournal(db, actor, { act: 'archived', role: 'player' }, { people: archived, now })
  await insertRemovals(db, actor, leaving, { now })
  await insertRemovals(db, actor, archived, { now, readmitted: true })
  await insertEndings(db, { clubId: club.id, accountIds: leaving, reason: 'removed', now })
  await insertEndings(db, { clubId: club.id, accountIds: archived, reason: 'readmitted', now })
  await withdrawFromUpcoming(db, club.id, ids, now)
  await deleteUnentered(db, ids)
  await endSessionsWithoutPassword(db, ids)
  await mailPlayersRemoved(db, club, leaving)
  await mailPlayersArchived(db, club, archived, settings)
}

/** Latest first, as many as one sees at once. */
const archivedShown = 200

/** Who was archived and has not come back. */
export async function archivedPlayers(db: Db, { clubId }: Member): Promise<SeasonList['archived']> {
  const { rows } = await sql<{
    id: string
    firstName: string
    lastName: string
    hasAddress: boolean
    archivedAt: Date
  }>`
    select a.id, a.first_name as "firstName", a.last_name as "lastName",
      a.email is not null as "hasAddress", r.removed_at as "archivedAt"
    from (
      select r.account_id, r.removed_at from removed_members r
      where r.club_id = ${clubId} and r.readmitted_at = r.removed_at
      order by r.removed_at desc
      limit ${sql.lit(archivedShown)}
    ) r
    cross join lateral (
      select a.id, a.first_name, a.last_name, a.email, a.role from accounts a where a.id = r.account_id offset 0
    ) a
    where a.role = 'player'
    order by r.removed_at desc, a.first_name collate "fr-x-icu", a.last_name collate "fr-x-icu", a.id`.execute(
    db,
  )
  return rows.map(({ archivedAt, ...player }) => ({ ...player, archivedAt: archivedAt.toISOString() }))
}
