import { sql } from 'kysely'
import { type Due, lastMinuteMs } from '../../domain/notification.ts'
import type { Db } from '../database/connection.ts'
import type { KnownSession } from './note.ts'

/** What somebody is to be told, as things stand when it is told. */

/** A row of `notifications`. */
export interface Pending {
  readonly about: 'session' | 'reminder' | 'request' | 'evaluation' | 'arrival' | 'absence' | 'feedback'
  readonly subject: string
  readonly before: KnownSession | null
  readonly createdAt: Date
  readonly dueAt: Date
}

export interface NewsSession {
  readonly title: string
  readonly startsAt: Date
  readonly place: string | null
}

type Change = 'cancelled' | 'moved' | 'relocated' | 'reinstated' | 'left'

export type Facts =
  | { readonly kind: 'session-planned'; readonly session: NewsSession }
  | {
      readonly kind: 'session-changed'
      readonly change: Change
      readonly session: NewsSession
      /** When it was to begin before. */
      readonly was: Date
    }
  | { readonly kind: 'reminder'; readonly session: NewsSession; readonly answered: boolean }
  | { readonly kind: 'request-answered'; readonly name: string; readonly approved: boolean }
  | {
      readonly kind: 'evaluation'
      readonly name: string
      readonly status: 'not_evaluated' | 'in_progress' | 'mastered'
    }
  | { readonly kind: 'arrival'; readonly count: number }
  | { readonly kind: 'absence'; readonly session: NewsSession; readonly count: number }
  | { readonly kind: 'feedback'; readonly session: NewsSession; readonly count: number }

export type News = Facts & Due & Pick<Pending, 'about' | 'subject' | 'before'>

interface Reader {
  readonly id: string
  readonly clubId: string
}

/** One for each row, null where there is nothing to tell any more. */
export async function readNews(
  db: Db,
  reader: Reader,
  pending: readonly Pending[],
  now: Date,
): Promise<(News | null)[]> {
  const subjects = (...abouts: Pending['about'][]) =>
    pending.filter(({ about }) => abouts.includes(about)).map(({ subject }) => subject)
  const known: Known = {
    sessions: await readSessions(db, reader, subjects('session', 'reminder', 'absence', 'feedback')),
    requests: await readRequests(db, reader, subjects('request')),
    evaluations: await readEvaluations(db, reader, subjects('evaluation')),
    waiting: subjects('arrival').length > 0 ? await countWaiting(db, reader) : 0,
  }
  return pending.map((row) => {
    const facts = factsOf(row, known, now)
    if (!facts) return null
    return {
      ...facts,
      about: row.about,
      subject: row.subject,
      before: row.before,
      createdAt: row.createdAt,
      dueAt: row.dueAt,
      startsAt: startOf(facts),
    }
  })
}

function startOf(facts: Facts): Date | undefined {
  if (facts.kind === 'absence') return facts.session.startsAt
  return facts.kind === 'session-changed' ? earlier(facts.was, facts.session.startsAt) : undefined
}

function earlier(a: Date, b: Date): Date {
  return a < b ? a : b
}

interface ReadSession extends NewsSession {
  readonly id: string
  readonly placeId: string | null
  readonly takesPlace: boolean
  readonly takesPart: boolean
  readonly reply: 'coming' | 'not_coming' | null
  readonly feedback: number
  readonly lateAbsences: number
}

interface Known {
  readonly sessions: ReadonlyMap<string, ReadSession>
  readonly requests: ReadonlyMap<string, { name: string; status: string }>
  readonly evaluations: ReadonlyMap<string, Omit<Extract<Facts, { kind: 'evaluation' }>, 'kind'>>
  readonly waiting: number
}

function factsOf(row: Pending, known: Known, now: Date): Facts | null {
  const { about, subject } = row
  if (about === 'request') {
    const { name = '', status } = known.requests.get(subject) ?? {}
    if (status !== 'approved' && status !== 'rejected') return null
    return { kind: 'request-answered', name, approved: status === 'approved' }
  }
  if (about === 'evaluation') {
    const evaluation = known.evaluations.get(subject)
    return evaluation ? { kind: 'evaluation', ...evaluation } : null
  }
  if (about === 'arrival') return known.waiting > 0 ? { kind: 'arrival', count: known.waiting } : null
  const session = known.sessions.get(subject)
  if (!session) return null
  if (about === 'feedback') {
    return session.feedback > 0 ? { kind: 'feedback', session, count: session.feedback } : null
  }
  if (about === 'absence') {
    const { takesPlace, startsAt, lateAbsences: count } = session
    return takesPlace && startsAt > now && count > 0 ? { kind: 'absence', session, count } : null
  }
  if (about === 'reminder') {
    const { takesPlace, takesPart, reply, startsAt } = session
    if (!takesPlace || !takesPart || reply === 'not_coming' || startsAt <= now) return null
    return { kind: 'reminder', session, answered: reply !== null }
  }
  return sessionFacts(row.before, session, now)
}

function sessionFacts(before: KnownSession | null, session: ReadSession, now: Date): Facts | null {
  const change = changeFor(before, session, now)
  if (change === null || change === 'planned') return change && { kind: 'session-planned', session }
  const was = before ? new Date(before.startsAt) : session.startsAt
  return { kind: 'session-changed', change, session, was }
}

/** How long after a session should have begun somebody before its door is still told. */
const lateMs = 3600_000

/** What has become, for one person, of the session as they knew it; null where there is nothing to tell. */
export function changeFor(
  before: KnownSession | null,
  session: Pick<ReadSession, 'startsAt' | 'placeId' | 'takesPlace' | 'takesPart'>,
  now: Date,
): Change | 'planned' | null {
  const was = before ? new Date(before.startsAt) : session.startsAt
  const knewIt = before !== null && !before.cancelled
  const isOn = session.takesPlace && session.takesPart
  if (knewIt && !isOn) {
    if (now.getTime() - was.getTime() > lateMs) return null
    return session.takesPlace ? 'left' : 'cancelled'
  }
  if (!isOn || (session.startsAt <= now && was <= now)) return null
  if (before === null) return 'planned'
  if (before.cancelled) return 'reinstated'
  if (session.startsAt.getTime() !== was.getTime()) return 'moved'
  return session.placeId === before.placeId ? null : 'relocated'
}

/** Deleted ones too, so that it can be said of them. */
async function readSessions(
  db: Db,
  { id, clubId }: Reader,
  ids: readonly string[],
): Promise<Map<string, ReadSession>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<ReadSession>`
    select s.id, s.title, s.starts_at as "startsAt", s.place_id as "placeId", place.name as place,
      s.deleted_at is null as "takesPlace", p.player_id is not null or k.coach_id is not null as "takesPart", p.reply,
      (select count(*)::integer from session_feedback as f where f.session_id = s.id) as feedback,
      (select count(*)::integer from session_participants as n
        where n.session_id = s.id and n.reply = 'not_coming'
          and n.reply_at >= s.starts_at - make_interval(secs => ${lastMinuteMs / 1000})) as "lateAbsences"
    from unnest(${ids}::uuid[]) as wanted (id)
    join training_sessions as s on s.id = wanted.id and s.club_id = ${clubId}
    left join places as place on place.id = s.place_id and place.club_id = s.club_id
    left join session_participants as p on p.session_id = s.id and p.player_id = ${id}
    left join session_coaches as k on k.session_id = s.id and k.coach_id = ${id}`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

async function readRequests(
  db: Db,
  { id, clubId }: Reader,
  ids: readonly string[],
): Promise<Known['requests']> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('exercise_requests')
    .select(['id', 'technique', 'effect', 'status'])
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .where('player_id', '=', id)
    .where('club_id', '=', clubId)
    .execute()
  return new Map(
    rows.map((row) => [row.id, { name: `${row.technique} - ${row.effect}`, status: row.status }]),
  )
}

async function readEvaluations(
  db: Db,
  { id, clubId }: Reader,
  techniqueIds: readonly string[],
): Promise<Known['evaluations']> {
  if (techniqueIds.length === 0) return new Map()
  const { rows } = await sql<Omit<Extract<Facts, { kind: 'evaluation' }>, 'kind'> & { techniqueId: string }>`
    select wanted.id as "techniqueId", e.name, e.status
    from unnest(${techniqueIds}::text[]) as wanted (id)
    cross join lateral (
      select name, status from technique_evaluations
      where player_id = ${id} and technique_id = wanted.id and club_id = ${clubId}
      order by evaluated_at desc limit 1
    ) as e`.execute(db)
  return new Map(rows.map(({ techniqueId, ...row }) => [techniqueId, row]))
}

async function countWaiting(db: Db, { clubId }: Reader): Promise<number> {
  const { count } = await db
    .selectFrom('memberships')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('club_id', '=', clubId)
    .where('standing', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return count
}
