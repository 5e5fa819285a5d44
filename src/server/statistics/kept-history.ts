import { sql } from 'kysely'
import type { Member } from '../../domain/actor.ts'
import { isIn } from '../../domain/statistics.ts'
import type { DatedEvaluation, TrainingHistory } from '../../domain/training-history.ts'
import type { Wanted } from '../analyses/wanted.ts'
import type { Db } from '../database/connection.ts'
import { readEvaluations } from './evaluations.ts'
import { readRolledSessions, type StoredSession } from './rolled-sessions.ts'

type Read = Pick<TrainingHistory, 'sessions' | 'evaluations'>

/** What a server keeps of one club, as it was read. */
interface Kept {
  /** The first day that was read; the last one was that of `readAt`. */
  readonly from: string
  readonly readAt: Date
  readonly timeZone: string
  /** PostgreSQL's: which transactions were seen. */
  readonly snapshot: string
  /** The earliest first. */
  readonly sessions: readonly StoredSession[]
  readonly evaluations: readonly DatedEvaluation[]
  /** Whose evaluations these are. */
  readonly players: ReadonlySet<string>
}

const keptByDatabase = new WeakMap<Db, Map<string, Kept>>()
/** Of some 5 MB each. */
const clubsKept = 20
/** Half as long as the database keeps its notes of changes. */
const keptMs = 24 * 3600_000
/** Longer than any session. */
const longestMs = 24 * 3600_000

/**
 * Sessions of the period that are over and have a roll, and evaluations. Those of a whole club are read once; afterwards again what the
 * database noted as changed, and what is over since. The lists stay the same ones as long as nothing has changed.
 */
export async function readKept(db: Db, actor: Member, wanted: Wanted): Promise<Read> {
  if (wanted.players) {
    const [sessions, evaluations] = await Promise.all([
      readRolledSessions(db, actor, wanted),
      readEvaluations(db, actor, wanted),
    ])
    return { sessions, evaluations }
  }
  const clubs = keptByDatabase.get(db) ?? new Map<string, Kept>()
  keptByDatabase.set(db, clubs)
  const kept = await update(db, actor, wanted, usable(clubs.get(actor.clubId), wanted))
  clubs.delete(actor.clubId)
  clubs.set(actor.clubId, kept)
  if (clubs.size > clubsKept) clubs.delete(clubs.keys().next().value!)
  return { sessions: within(kept.sessions, wanted), evaluations: kept.evaluations }
}

function usable(kept: Kept | undefined, { from, now, timeZone }: Wanted): Kept | undefined {
  if (!kept || kept.from > from || kept.timeZone !== timeZone) return undefined
  const age = now.getTime() - kept.readAt.getTime()
  return age >= 0 && age < keptMs ? kept : undefined
}

async function update(db: Db, actor: Member, wanted: Wanted, before: Kept | undefined): Promise<Kept> {
  const { now: readAt, timeZone } = wanted
  const from = before?.from ?? wanted.from
  // First: what changes while the rest is read is found the next time.
  const { snapshot, players, changed } = await readChanges(db, actor, before)
  const isCurrent = (id: string) => before?.players.has(id) && !changed.players.has(id)
  const others = players.filter((id) => !isCurrent(id))
  const [sessions, evaluations] = await Promise.all([
    readRolledSessions(
      db,
      actor,
      { ...wanted, from, to: wanted.today },
      before && { ids: [...changed.sessions], startsAt: new Date(before.readAt.getTime() - longestMs) },
    ),
    others.length > 0 ? readEvaluations(db, actor, { ...wanted, players: others }) : [],
  ])
  const still = new Set(players)
  return {
    from,
    readAt,
    timeZone,
    snapshot,
    sessions: before ? withChanged(before.sessions, changed.sessions, sessions) : sessions,
    evaluations: replaced(
      before?.evaluations ?? [],
      ({ playerId }) => !still.has(playerId) || !isCurrent(playerId),
      evaluations,
    ),
    players: still,
  }
}

async function readChanges(db: Db, { clubId }: Member, before: Kept | undefined) {
  const seen = sql`${before?.snapshot ?? null}::text::pg_snapshot`
  // The first condition is for the index.
  const unseen = sql`changed_in >= pg_snapshot_xmin(${seen}) and not pg_visible_in_snapshot(changed_in, ${seen})`
  const { rows } = await sql<{
    snapshot: string
    players: string[] | null
    evaluated: string[] | null
    sessions: string[]
  }>`
    select pg_current_snapshot()::text as snapshot,
      array(select distinct session_id::text from history_changes where owner_id = ${clubId} and ${unseen}) as sessions,
      array_agg(m.account_id::text) as players,
      array_agg(m.account_id::text) filter (
        where exists (select 1 from history_changes where owner_id = m.account_id and ${unseen})
      ) as evaluated
    from memberships m
    where m.club_id = ${clubId} and m.standing = 'member' and m.role = 'player'`.execute(db)
  const { snapshot, players, sessions, evaluated } = rows[0]!
  const changed = { sessions: new Set(sessions), players: new Set(evaluated) }
  return { snapshot, players: players ?? [], changed }
}

function withChanged(
  sessions: readonly StoredSession[],
  changed: ReadonlySet<string>,
  read: readonly StoredSession[],
): readonly StoredSession[] {
  const known = new Set(sessions.map(({ id }) => id))
  const added = read.filter(({ id }) => changed.has(id) || !known.has(id))
  const all = replaced(sessions, ({ id }) => changed.has(id), added)
  return all === sessions ? all : all.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
}

/** The same list where nothing changes. */
function replaced<T>(
  list: readonly T[],
  isOutdated: (each: T) => boolean,
  added: readonly T[],
): readonly T[] {
  return added.length > 0 || list.some(isOutdated)
    ? [...list.filter((each) => !isOutdated(each)), ...added]
    : list
}

function within(sessions: readonly StoredSession[], range: Wanted): readonly StoredSession[] {
  const inside = sessions.filter(({ day }) => isIn(range, day))
  return inside.length === sessions.length ? sessions : inside
}

export async function deleteChangesBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('history_changes').where('noted_at', '<', before).execute()
}
