import { sql } from 'kysely'
import type { show } from '../../contract/calendar-feeds.ts'
import type { Output } from '../../contract/endpoint.ts'
import type { Actor, Role } from '../../domain/actor.ts'
import { type FedSession, maxFeedEvents } from '../../domain/calendar-feed.ts'
import type { Db } from '../database/connection.ts'
import { optimizationFence } from '../database/optimization-fence.ts'
import { isShown } from '../training-sessions/store.ts'
import { takesPart } from '../training-sessions/takes-part.ts'

type Feed = NonNullable<Output<typeof show>>
const columns = ['created_at as createdAt', 'last_read_at as lastReadAt'] as const

export async function findFeed(db: Db, actor: Actor): Promise<Feed | undefined> {
  const row = await db
    .selectFrom('calendar_feeds')
    .select(columns)
    .where('account_id', '=', actor.id)
    .executeTakeFirst()
  return row && toFeed(row)
}

/** In the place of an earlier one, whose address opens nothing any more. */
export async function saveFeed(db: Db, actor: Actor, tokenHash: Buffer, now: Date): Promise<Feed> {
  const row = await db
    .insertInto('calendar_feeds')
    .values({ account_id: actor.id, token_hash: tokenHash, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ token_hash: tokenHash, created_at: now, last_read_at: null }),
    )
    .returning(columns)
    .executeTakeFirstOrThrow()
  return toFeed(row)
}

/** Returns whether there was one. */
export async function deleteFeed(db: Db, actor: Actor): Promise<boolean> {
  const deleted = await db.deleteFrom('calendar_feeds').where('account_id', '=', actor.id).executeTakeFirst()
  return deleted.numDeletedRows === 1n
}

export async function deleteFeedsUnreadSince(db: Db, instant: Date): Promise<void> {
  await db
    .deleteFrom('calendar_feeds')
    .where((eb) => eb.fn.coalesce('last_read_at', 'created_at'), '<=', instant)
    .execute()
}

function toFeed({ createdAt, lastReadAt }: { createdAt: Date; lastReadAt: Date | null }): Feed {
  return { createdAt: createdAt.toISOString(), lastReadAt: lastReadAt && lastReadAt.toISOString() }
}

export interface FeedOwner {
  readonly id: string
  readonly role: Role
  readonly firstName: string
  readonly lastReadAt: Date | null
  /** Null without a club, waiting for one, or in one that is closed. */
  readonly clubId: string | null
  readonly clubName: string | null
}

/** Whoever is about to be erased has no feed, until they keep their account. */
export function findOwner(db: Db, tokenHash: Buffer): Promise<FeedOwner | undefined> {
  return db
    .selectFrom('calendar_feeds as f')
    .innerJoin('accounts as a', 'a.id', 'f.account_id')
    .leftJoin('memberships as m', (join) =>
      join.onRef('m.account_id', '=', 'a.id').on('m.standing', '=', 'member'),
    )
    .leftJoin('clubs as c', (join) => join.onRef('c.id', '=', 'm.club_id').on('c.active', '=', true))
    .select([
      'a.id',
      'a.role',
      'a.first_name as firstName',
      'f.last_read_at as lastReadAt',
      'c.id as clubId',
      'c.name as clubName',
    ])
    .where('f.token_hash', '=', tokenHash)
    .where('a.erased_from', 'is', null)
    .executeTakeFirst()
}

const notedAgainAfterMs = 3600_000

/** At most once an hour, so that reading does not write each time. */
export async function noteReading(db: Db, { id, lastReadAt }: FeedOwner, now: Date): Promise<void> {
  if (lastReadAt && now.getTime() - lastReadAt.getTime() < notedAgainAfterMs) return
  await db.updateTable('calendar_feeds').set({ last_read_at: now }).where('account_id', '=', id).execute()
}

/** A player's own. Of a club, a coach gets what they coach, and what nobody is said to coach: somebody has to. */
export async function listSessionsOf(
  db: Db,
  { id, role, clubId }: FeedOwner,
  { from, to }: { from: Date; to: Date },
): Promise<FedSession[]> {
  if (clubId === null) return []
  return db
    .selectFrom('training_sessions as s')
    .leftJoin('places as place', (join) =>
      join.onRef('place.id', '=', 's.place_id').onRef('place.club_id', '=', 's.club_id'),
    )
    .leftJoin('player_groups as g', (join) =>
      join.onRef('g.id', '=', 's.group_id').onRef('g.club_id', '=', 's.club_id'),
    )
    .select([
      's.id',
      's.title',
      's.starts_at as startsAt',
      's.duration',
      'place.name as place',
      'g.name as group',
      's.cancelled_at as cancelledAt',
      revision.as('revision'),
      's.updated_at as updatedAt',
    ])
    .where('s.club_id', '=', clubId)
    .where('s.starts_at', '>=', from)
    .where('s.starts_at', '<', to)
    .where(isShown)
    .where(role === 'player' ? takesPart(id) : coaches(id))
    .orderBy('s.starts_at')
    .orderBy('s.id')
    .limit(maxFeedEvents)
    .execute()
}

/**
 * Rises with each change of the session, its place or its group. A session's version weighs more than both others together, so that
 * another place with a lower one does not lower it; to have none counts as the highest, for a place is deleted without a change of its sessions.
 */
const revision = sql<number>`s.version * 20000 + coalesce(place.version, 9999) + coalesce(g.version, 9999)`

/** Whether the coach is one of the session `s`, or nobody is. */
function coaches(id: string) {
  return sql<boolean>`(
    exists (select from session_coaches as k where k.session_id = s.id and k.coach_id = ${id} ${optimizationFence})
    or not exists (select from session_coaches as k where k.session_id = s.id ${optimizationFence})
  )`
}
