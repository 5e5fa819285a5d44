import { sql } from 'kysely'
import type { Member } from '../../domain/actor.ts'
import { isIn } from '../../domain/statistics.ts'
import {
  type EvaluationsByPlayer,
  playerHistories,
  type TrainingHistory,
} from '../../domain/training-history.ts'
import type { Wanted } from '../analyses/wanted.ts'
import type { Db } from '../database/connection.ts'
import { readEvaluations } from './evaluations.ts'
import { readRolledSessions, type StoredSession } from './rolled-sessions.ts'

/** What a server keeps of one club, as it was read. */
interface Kept {
  /** The first day that was read; the last one was that of `readAt`. */
  readonly from: string
  readonly readAt: Date
  /** When it was read from the beginning: for a day it is brought up to date, then forgotten. */
  readonly keptSince: Date
  readonly timeZone: string
  /** Which PostgreSQL, and which notes of changes: others after a failover or a restore. */
  readonly source: string
  /** PostgreSQL's: which transactions were seen. */
  readonly snapshot: string
  /** The earliest first. */
  readonly sessions: readonly StoredSession[]
  readonly evaluations: EvaluationsByPlayer
  /** Whose evaluations these are, also where there are none. */
  readonly players: ReadonlySet<string>
  /** Of the days that were asked for last. */
  readonly history: TrainingHistory
}

/** What is kept of a club, or is being read; undefined where that failed. */
type Clubs = Map<string, Promise<Kept | undefined>>
const clubsByDatabase = new WeakMap<Db, Clubs>()
/** Of some 5 MB each. */
const clubsKept = 20
/** Half as long as the database keeps its notes of changes. */
const keptMs = 24 * 3600_000
/** Longer than any session. */
const longestMs = 24 * 3600_000

/**
 * A whole club is read once; afterwards again what the database noted as changed, and what is over since. Requests of one club wait for each
 * other, and each goes on from what the one before it read. Whoever is not concerned by a change stays the same object.
 */
export async function readKept(db: Db, actor: Member, wanted: Wanted): Promise<TrainingHistory> {
  const clubs: Clubs = clubsByDatabase.get(db) ?? new Map()
  clubsByDatabase.set(db, clubs)
  const last = clubs.get(actor.clubId) ?? Promise.resolve(undefined)
  const reading = last.then((kept) => update(db, actor, wanted, usable(kept, wanted)))
  clubs.delete(actor.clubId)
  clubs.set(
    actor.clubId,
    reading.catch(() => undefined),
  )
  if (clubs.size > clubsKept) clubs.delete(clubs.keys().next().value!)
  const kept = await reading
  if (kept.keptSince === kept.readAt) forgetInTime(clubs, actor.clubId, kept)
  return kept.history
}

function usable(kept: Kept | undefined, { from, now, timeZone }: Wanted): Kept | undefined {
  if (!kept || kept.from > from || kept.timeZone !== timeZone) return undefined
  // Two requests of one page may be answered in another order than they came.
  const isLater = now.getTime() > kept.readAt.getTime() - 1000
  return isLater && now.getTime() < kept.keptSince.getTime() + keptMs ? kept : undefined
}

/** Also where nobody asks any more: it may be of somebody who was erased. */
function forgetInTime(clubs: Clubs, clubId: string, { keptSince }: Kept): void {
  const forget = async () => {
    const kept = await clubs.get(clubId)
    if (kept?.keptSince === keptSince) clubs.delete(clubId)
  }
  setTimeout(() => void forget(), keptMs).unref()
}

async function update(db: Db, actor: Member, wanted: Wanted, before: Kept | undefined): Promise<Kept> {
  const { now, timeZone } = wanted
  const readAt = before && before.readAt > now ? before.readAt : now
  const from = before?.from ?? wanted.from
  // First: what changes while the rest is read is found the next time.
  const { source, snapshot, players, changed } = await readChanges(db, actor, before)
  if (before && before.source !== source) return update(db, actor, wanted, undefined)
  const others = players.filter((id) => !before?.players.has(id) || changed.players.has(id))
  const [someSessions, someEvaluations] = await Promise.all([
    readRolledSessions(
      db,
      actor,
      { ...wanted, from, to: wanted.today },
      before && { ids: [...changed.sessions], startsAt: new Date(before.readAt.getTime() - longestMs) },
    ),
    others.length > 0 ? readEvaluations(db, actor, { ...wanted, players: others }) : new Map(),
  ])
  const sessions = before ? withChanged(before.sessions, changed.sessions, someSessions) : someSessions
  const evaluations = ofPlayers(players, new Set(others), before?.evaluations, someEvaluations)
  return {
    from,
    readAt,
    keptSince: before?.keptSince ?? readAt,
    timeZone,
    source,
    snapshot,
    sessions,
    evaluations,
    players: new Set(players),
    history: historyOf(within(sessions, wanted), evaluations, wanted, before?.history),
  }
}

function historyOf(
  sessions: readonly StoredSession[],
  evaluations: EvaluationsByPlayer,
  { from, to }: Wanted,
  before: TrainingHistory | undefined,
): TrainingHistory {
  return { since: from, until: to, sessions, players: playerHistories(sessions, evaluations, before) }
}

async function readChanges(db: Db, { clubId }: Member, before: Kept | undefined) {
  const seen = sql`${before?.snapshot ?? null}::text::pg_snapshot`
  // The first condition is for the index.
  const unseen = sql`changed_in >= pg_snapshot_xmin(${seen}) and not pg_visible_in_snapshot(changed_in, ${seen})`
  const { rows } = await sql<{
    source: string
    snapshot: string
    players: string[] | null
    evaluated: string[] | null
    sessions: string[]
  }>`
    select pg_current_snapshot()::text as snapshot,
      pg_postmaster_start_time()::text || pg_relation_filenode('history_changes') as source,
      array(select distinct session_id::text from history_changes where owner_id = ${clubId} and ${unseen}) as sessions,
      array_agg(m.account_id::text) as players,
      array_agg(m.account_id::text) filter (
        where exists (select 1 from history_changes where owner_id = m.account_id and ${unseen})
      ) as evaluated
    from memberships m
    where m.club_id = ${clubId} and m.standing = 'member' and m.role = 'player'`.execute(db)
  const { source, snapshot, players, sessions, evaluated } = rows[0]!
  const changed = { sessions: new Set(sessions), players: new Set(evaluated) }
  return { source, snapshot, players: players ?? [], changed }
}

function withChanged(
  sessions: readonly StoredSession[],
  changed: ReadonlySet<string>,
  read: readonly StoredSession[],
): readonly StoredSession[] {
  const known = new Set(sessions.map(({ id }) => id))
  const added = read.filter(({ id }) => changed.has(id) || !known.has(id))
  if (added.length === 0 && changed.size === 0) return sessions
  const others = sessions.filter(({ id }) => !changed.has(id))
  return [...others, ...added].toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
}

/** In the order of the players. */
function ofPlayers(
  players: readonly string[],
  others: ReadonlySet<string>,
  before: EvaluationsByPlayer | undefined,
  read: EvaluationsByPlayer,
): EvaluationsByPlayer {
  const evaluationsOf = (id: string) => (others.has(id) ? read : before)?.get(id)
  return new Map(
    players.flatMap((id) => {
      const evaluations = evaluationsOf(id)
      return evaluations ? [[id, evaluations]] : []
    }),
  )
}

function within(sessions: readonly StoredSession[], range: Wanted): readonly StoredSession[] {
  const inside = sessions.filter(({ day }) => isIn(range, day))
  return inside.length === sessions.length ? sessions : inside
}

export async function deleteChangesBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('history_changes').where('noted_at', '<', before).execute()
}
