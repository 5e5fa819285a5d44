import { sql } from 'kysely'
import type { Endpoint } from '../../contract/endpoint.ts'
import type { TrainingSession } from '../../contract/training-sessions.ts'
import type { Member } from '../../domain/actor.ts'
import type { SeriesScope } from '../../domain/series-scope.ts'
import { isRecorded } from '../../domain/session-correction.ts'
import type { Db } from '../database/connection.ts'
import { foundOr404 } from '../refused.ts'
import type { RuleRequest } from '../request.ts'
import { lockRecord } from './attendance.ts'
import { findSession } from './store.ts'

/** Of two coaches who change several dates the second waits here; always in the same order, so that no two wait for each other. */
export async function lockSeries(db: Db, { clubId }: Member, seriesId: string): Promise<void> {
  await db
    .selectFrom('training_sessions')
    .select('id')
    .where('series_id', '=', seriesId)
    .where('club_id', '=', clubId)
    .orderBy('id')
    .forUpdate()
    .execute()
}

interface Others {
  /** Apart from this one. */
  readonly id: string
  readonly seriesId: string
  readonly date: string
  readonly scope: SeriesScope
  readonly now: Date
}

/** The dates of a series that have not begun, all or those after that one. */
async function findOthers(
  db: Db,
  { clubId }: Member,
  { id, seriesId, date, scope, now }: Others,
): Promise<string[]> {
  const rows = await db
    .selectFrom('training_sessions')
    .select('id')
    .where('series_id', '=', seriesId)
    .where('club_id', '=', clubId)
    .where('id', '!=', id)
    .where('starts_at', '>=', now)
    .$if(scope === 'following', (query) => query.where('date', '>', date))
    .where(sql<boolean>`deleted_at is not distinct from cancelled_at`)
    .orderBy('id')
    .execute()
  return rows.map((row) => row.id)
}

type Reaching = Pick<RuleRequest<Endpoint, Member>, 'actor' | 'db' | 'now'> & {
  readonly input: { readonly scope?: SeriesScope | undefined }
}

/** The other dates that a change with that scope reaches. The series is locked (`lockSeries`), and now they are. */
export async function othersOf(
  { input: { scope }, actor, db, now }: Reaching,
  { id, seriesId, date }: TrainingSession,
): Promise<TrainingSession[]> {
  if (!scope || !seriesId) return []
  const others: TrainingSession[] = []
  for (const other of await findOthers(db, actor, { id, seriesId, date, scope, now })) {
    await lockRecord(db, actor, other)
    const session = foundOr404(await findSession(db, actor, other))
    if (!isRecorded(session)) others.push(session)
  }
  return others
}
