import { sql } from 'kysely'
import type { Told } from '../../contract/training-sessions.ts'
import type { Member } from '../../domain/actor.ts'
import { fullName } from '../../domain/member-name.ts'
import type { NotificationChannel } from '../../domain/notification.ts'
import type { Db } from '../database/connection.ts'
import { optimizationFence } from '../database/optimization-fence.ts'
import { findGuardians, isMailedOf } from './mail-guardians.ts'
import { changeFor } from './news.ts'
import { type KnownSession, type Noted, notesOf, type SessionChange } from './note.ts'
import { channelsTo, findPeople } from './people.ts'

/** Whom these changes would tell, and whom they would not reach, by the rules by which they are told. */
export async function countTold(
  db: Db,
  actor: Member,
  changes: readonly SessionChange[],
  now: Date,
): Promise<Told> {
  const states = new Map(changes.map(({ id, after }) => [id, after]))
  const notes = await withEarlierNotes(db, notesOf(actor, changes, now))
  const news = notes.flatMap(({ accountId, subject, before }) => {
    const { startsAt, placeId, cancelled, people } = states.get(subject)!
    const takesPart = people.includes(accountId)
    const session = { startsAt: new Date(startsAt), placeId, takesPlace: !cancelled, takesPart }
    const change = changeFor(before, session, now)
    return change ? [{ accountId, kind: kindOf(change) }] : []
  })
  const ids = [...new Set(news.map(({ accountId }) => accountId))]
  const people = await findPeople(db, ids, now)
  const guardians = await findGuardians(db, ids)
  const reached = people
    .filter(({ clubId }) => clubId === actor.clubId)
    .map((person) => {
      const kinds = news.filter(({ accountId }) => accountId === person.id).map(({ kind }) => kind)
      const channels = new Set(kinds.flatMap((kind) => channelsTo(person, kind)))
      const theirs = guardians.filter(({ childId }) => childId === person.id)
      if (theirs.some((guardian) => kinds.some((kind) => isMailedOf(guardian, kind)))) channels.add('mail')
      return { person, channels }
    })
  const by = (channel: NotificationChannel) => reached.filter(({ channels }) => channels.has(channel)).length
  return {
    told: reached.filter(({ channels }) => channels.size > 0).length,
    push: by('push'),
    mail: by('mail'),
    unreachable: reached
      .filter(({ channels }) => channels.size === 0)
      .map(({ person }) => ({ id: person.id, name: fullName(person) }))
      .toSorted((a, b) => a.name.localeCompare(b.name, 'fr')),
  }
}

function kindOf(change: NonNullable<ReturnType<typeof changeFor>>) {
  return change === 'planned' ? ('session-planned' as const) : ('session-changed' as const)
}

/** What was noted before and not told yet counts from what was known then. */
async function withEarlierNotes(db: Db, notes: readonly Noted[]): Promise<Noted[]> {
  const keys = JSON.stringify(notes.map(({ accountId, subject }) => ({ accountId, subject })))
  const { rows } = await sql<{ accountId: string; subject: string; before: KnownSession | null }>`
    select r."accountId", r.subject, noted.before
    from jsonb_to_recordset(${keys}::jsonb) as r ("accountId" uuid, subject text)
    cross join lateral (
      select n.before from notifications as n
      where n.account_id = r."accountId" and n.about = 'session' and n.subject = r.subject ${optimizationFence}
    ) as noted`.execute(db)
  const earlier = new Map(rows.map((row) => [`${row.accountId} ${row.subject}`, row.before]))
  return notes.map((note) => {
    const key = `${note.accountId} ${note.subject}`
    return earlier.has(key) ? { ...note, before: earlier.get(key)! } : note
  })
}
