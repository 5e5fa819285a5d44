import { sql } from 'kysely'
import type { update } from '../../contract/clubs.ts'
import type { ParsedInput } from '../../contract/endpoint.ts'
import type { Member } from '../../domain/actor.ts'
import type { JournalAct } from '../../domain/journal.ts'
import { changeSettings } from '../../domain/club-settings.ts'
import type { Db } from '../database/connection.ts'
import { Refused } from '../refused.ts'
import { noteInJournal } from '../journal/note.ts'
import { announce } from '../live/announce.ts'

type ClubEdit = ParsedInput<typeof update>

/** Returns false when the version is stale. @throws Refused for a time zone that PostgreSQL does not know */
export async function updateClub(db: Db, actor: Member, edit: ClubEdit, now: Date): Promise<boolean> {
  const before = await db
    .selectFrom('clubs')
    .select(['name', 'time_zone as timeZone', 'approves_players as approvesPlayers'])
    .where('id', '=', actor.clubId)
    .executeTakeFirstOrThrow()
  const { name, timeZone, approvesPlayers } = changeSettings(before, edit)
  const zoneChanges = before.timeZone !== timeZone
  if (zoneChanges && !(await isKnownZone(db, timeZone))) {
    throw new Refused('invalid-input', { fields: { timeZone: 'Fuseau horaire inconnu' } })
  }
  const updated = await db
    .updateTable('clubs')
    .set((eb) => ({
      name,
      time_zone: timeZone,
      approves_players: approvesPlayers,
      version: eb('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', actor.clubId)
    .where('version', '=', edit.version)
    .executeTakeFirst()
  if (updated.numUpdatedRows === 0n) return false
  const acts: JournalAct[] = []
  if (before.name !== name) acts.push({ act: 'club-renamed' })
  if (zoneChanges) acts.push({ act: 'time-zone-changed' })
  if (before.approvesPlayers !== approvesPlayers)
    acts.push({ act: approvesPlayers ? 'approval-asked' : 'approval-dropped' })
  for (const act of acts) await noteInJournal(db, actor, act, { now })
  // The name also shows in the shell and on each profile.
  for (const topic of ['club', 'me', 'profile'] as const) {
    announce(db, { topic, clubId: actor.clubId, to: 'members' })
  }
  if (zoneChanges) {
    await moveUpcomingSessions(db, actor, timeZone, now)
    announce(db, { topic: 'training-sessions', clubId: actor.clubId, to: 'members' })
  }
  return true
}

/** JavaScript and PostgreSQL do not know all the same zones. */
async function isKnownZone(db: Db, zone: string): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`
    select name from pg_timezone_names where name = ${zone}`.execute(db)
  return rows.length > 0
}

/**
 * Upcoming sessions keep their local time in the new zone. Past sessions keep their instant: a new one could make them
 * upcoming again, with feedback and a roll call.
 */
async function moveUpcomingSessions(db: Db, actor: Member, zone: string, now: Date): Promise<void> {
  await db
    .updateTable('training_sessions')
    .set({ starts_at: sql<Date>`(date + time) at time zone ${zone}` })
    .where('club_id', '=', actor.clubId)
    .where('starts_at', '>=', now)
    .execute()
}
