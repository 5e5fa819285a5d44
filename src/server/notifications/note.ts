import { sql } from 'kysely'
import type { Member } from '../../domain/actor.ts'
import { firstDue, isLastMinute, kindsFor } from '../../domain/notification.ts'
import type { Db } from '../database/connection.ts'
import { optimizationFence } from '../database/optimization-fence.ts'

/** Notes in the transaction of an act who is to be told of it. What is told is found out when it is (`sender.ts`). */

/** A session as those knew it who were in it. */
export interface KnownSession {
  readonly startsAt: string
  readonly placeId: string | null
  readonly cancelled: boolean
}

/** A session before or after a change; `cancelled` also where it was deleted. */
export interface SessionState extends KnownSession {
  readonly people: readonly string[]
}

export interface SessionChange {
  readonly id: string
  /** Null of a new one. */
  readonly before: SessionState | null
  readonly after: SessionState
}

interface SessionFields {
  readonly startsAt: string
  readonly place?: { readonly id: string } | null | undefined
  readonly players: readonly { readonly id: string }[]
  readonly coaches?: readonly { readonly id: string }[] | undefined
  readonly cancelledAt?: string | null | undefined
}

export function stateOf({
  startsAt,
  place,
  players,
  coaches = [],
  cancelledAt,
}: SessionFields): SessionState {
  return {
    startsAt,
    placeId: place?.id ?? null,
    cancelled: Boolean(cancelledAt),
    people: [...players, ...coaches].map(({ id }) => id),
  }
}

/** While « Annuler » is offered after a deletion, and a moment more. */
export const undoMs = 15_000

export interface Noted {
  readonly accountId: string
  readonly subject: string
  readonly before: KnownSession | null
  readonly dueAt: Date
}

/** `undoable` waits until it cannot be taken back any more. */
export async function noteSessions(
  db: Db,
  actor: Member,
  changes: readonly SessionChange[],
  { now, undoable = false }: { readonly now: Date; readonly undoable?: boolean },
): Promise<void> {
  const rows = notesOf(actor, changes, now, undoable ? undoMs : 0)
  await insertNotes(db, actor, rows, now)
  const first = Math.min(...rows.map(({ dueAt }) => dueAt.getTime()))
  // What is about to begin does not wait for the next minute.
  if (first < firstDue(now).getTime()) await wakeSender(db, new Date(first))
}

/** Whom these changes concern. Whoever made them knows. */
export function notesOf({ id }: Member, changes: readonly SessionChange[], now: Date, delayMs = 0): Noted[] {
  return changes.flatMap((change) => rowsOf(change, now, delayMs)).filter(({ accountId }) => accountId !== id)
}

function rowsOf({ id, before, after }: SessionChange, now: Date, delayMs: number): Noted[] {
  const starts = [before, after].flatMap((state) => (state ? [new Date(state.startsAt)] : []))
  const ahead = starts.filter((start) => start > now).toSorted((a, b) => a.getTime() - b.getTime())
  const [first] = ahead
  if (!first) return []
  const due = firstDue(now, first).getTime()
  const dueAt = new Date(Math.max(due, now.getTime() + delayMs))
  const knew = new Set(before?.people)
  const known = before && { startsAt: before.startsAt, placeId: before.placeId, cancelled: before.cancelled }
  return [...new Set([...knew, ...after.people])].map((accountId) => ({
    accountId,
    subject: id,
    before: knew.has(accountId) ? known : null,
    dueAt,
  }))
}

/** Of several changes before it is told, what was known before the first counts. */
async function insertNotes(db: Db, { clubId }: Member, rows: readonly Noted[], now: Date): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into notifications (account_id, club_id, about, subject, before, created_at, due_at)
    select r."accountId", ${clubId}, 'session', r.subject, nullif(r.before, 'null'), ${now}, r."dueAt"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (
      "accountId" uuid, subject text, before jsonb, "dueAt" timestamptz
    )
    order by r."accountId", r.subject
    on conflict (account_id, about, subject)
      do update set due_at = least(notifications.due_at, excluded.due_at)`.execute(db)
}

export async function wakeSender(db: Db, at: Date): Promise<void> {
  await sql`select graphile_worker.add_job('send-notifications', run_at => ${at}::timestamptz)`.execute(db)
}

/** The player of a request, or of an evaluation. */
export async function notePlayer(
  db: Db,
  { clubId }: Member,
  { playerId, about, subject }: { playerId: string; about: 'request' | 'evaluation'; subject: string },
  now: Date,
): Promise<void> {
  await db
    .insertInto('notifications')
    .values({ account_id: playerId, club_id: clubId, about, subject, created_at: now, due_at: firstDue(now) })
    // Locked, so that whoever tells it just now waits for this, or leaves it.
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'about', 'subject'])
        .doUpdateSet((row) => ({ due_at: row.ref('notifications.due_at') })),
    )
    .execute()
}

export async function noteFeedback(db: Db, { clubId }: Member, sessionId: string, now: Date): Promise<void> {
  await noteCoaches(db, { about: 'feedback', clubId, sessionId }, now, firstDue(now))
}

/** Somebody does not come after all, shortly before it begins: told at once. */
export async function noteAbsence(
  db: Db,
  { clubId }: Member,
  by: string | null,
  { id: sessionId, startsAt }: { readonly id: string; readonly startsAt: string },
  now: Date,
): Promise<void> {
  if (!isLastMinute(new Date(startsAt), now)) return
  await noteCoaches(db, { about: 'absence', clubId, sessionId, by }, now, now)
  await wakeSender(db, now)
}

interface OfSession {
  readonly about: 'feedback' | 'absence'
  readonly clubId: string
  readonly sessionId: string
  /** Who knows it already. */
  readonly by?: string | null
}

/** Those who coach the session; every coach where nobody is said to. */
async function noteCoaches(
  db: Db,
  { about, clubId, sessionId, by = null }: OfSession,
  now: Date,
  dueAt: Date,
): Promise<void> {
  await sql`
    insert into notifications (account_id, club_id, about, subject, created_at, due_at)
    select coach.id, ${clubId}, ${about}, ${sessionId}, ${now}, ${dueAt}
    from (
      select k.coach_id as id from session_coaches as k where k.session_id = ${sessionId}
      union all
      select m.account_id from memberships as m
      where m.club_id = ${clubId} and m.role = 'coach' and m.standing = 'member'
        and not exists (select from session_coaches as k where k.session_id = ${sessionId} ${optimizationFence})
    ) as coach
    where coach.id is distinct from ${by}::uuid
    order by 1
    on conflict (account_id, about, subject)
      do update set due_at = least(notifications.due_at, excluded.due_at)`.execute(db)
}

/** Those who may accept them, in the transaction in which they are mailed. */
export async function noteArrivals(db: Db, clubId: string, now: Date): Promise<void> {
  await sql`
    insert into notifications (account_id, club_id, about, subject, created_at, due_at)
    select m.account_id, m.club_id, 'arrival', m.club_id::text, ${now}, ${now}
    from memberships as m
    where m.club_id = ${clubId} and m.role = 'coach' and m.standing = 'member'
      and (not m.assistant or ${kindsFor('assistant').includes('arrival')})
    order by 1
    on conflict (account_id, about, subject) do update set due_at = notifications.due_at`.execute(db)
}
