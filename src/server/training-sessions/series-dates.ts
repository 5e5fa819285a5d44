import { sql } from 'kysely'
import type { Endpoint } from '../../contract/endpoint.ts'
import type { PlannedDate } from '../../contract/closures.ts'
import type { SeriesEnd } from '../../contract/session-series.ts'
import type { TrainingSession } from '../../contract/training-sessions.ts'
import type { Member } from '../../domain/actor.ts'
import type { DateRange } from '../../domain/days.ts'
import type { SeriesScope } from '../../domain/series-scope.ts'
import { isRecorded } from '../../domain/session-correction.ts'
import type { Db } from '../database/connection.ts'
import { optimizationFence } from '../database/optimization-fence.ts'
import { noteInJournal } from '../journal/note.ts'
import type { RuleRequest } from '../request.ts'
import { lockRecord } from './attendance.ts'
import { findSession, isShown } from './store.ts'

/** Of two coaches who change several dates the second waits here; always in the same order, so that no two wait for each other. */
export async function lockSeries(db: Db, { clubId }: Member, seriesId: string): Promise<void> {
  await db
    .selectFrom('training_sessions')
    .select('id')
    .where(
      'id',
      'in',
      db.selectFrom(ofSeries(db, seriesId).as('s')).select('s.id').where('s.club_id', '=', clubId),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** By the index of series: of a large club the database would read all sessions, where few have a series. */
function ofSeries(db: Db, seriesId: string) {
  return db
    .selectFrom('training_sessions')
    .select(['id', 'club_id', 'date', 'series_date', 'starts_at', 'deleted_at', 'cancelled_at'])
    .where('series_id', '=', seriesId)
    .modifyEnd(optimizationFence)
}

/** Undefined where nothing of it is left. A last date that was moved ahead still takes its week. */
export async function findSeries(
  db: Db,
  { clubId }: Member,
  seriesId: string,
  now: Date,
): Promise<SeriesEnd | undefined> {
  const { lastDate, upcoming } = await db
    .selectFrom(ofSeries(db, seriesId).as('s'))
    .select([
      sql<string | null>`greatest(max(s.date), max(s.series_date))`.as('lastDate'),
      sql<number>`count(*) filter (where s.starts_at >= ${now})`.as('upcoming'),
    ])
    .where('s.club_id', '=', clubId)
    .where(isShown)
    .executeTakeFirstOrThrow()
  return lastDate === null ? undefined : { lastDate, upcoming }
}

/** What is still to come of the club's series, within these days if any are given, the soonest first; without what is cancelled. */
export async function findSeriesDates(
  db: Db,
  { clubId }: Member,
  range: DateRange | null,
  now: Date,
): Promise<PlannedDate[]> {
  const rows = await db
    .selectFrom('training_sessions')
    .select(['id', 'version', 'date', 'title', 'series_id as seriesId'])
    .where('club_id', '=', clubId)
    .where('starts_at', '>=', now)
    .where('deleted_at', 'is', null)
    .$if(range !== null, (query) => query.where('date', '>=', range!.from).where('date', '<=', range!.to))
    .orderBy('starts_at')
    .orderBy('id')
    .execute()
  // Asked of the database, where few clubs have series it would read those of all clubs.
  return rows
    .filter(({ seriesId }) => seriesId)
    .map(({ id, version, date, title }) => ({ id, version, date, title }))
}

type Acting = Pick<RuleRequest<Endpoint, Member>, 'actor' | 'db' | 'now'>

/** Several dates at once are in the journal; a single one that has begun is there as any session is (`noteIfPast`). */
export async function noteSeries(
  { actor, db, now }: Acting,
  act:
    'series-changed' | 'series-cancelled' | 'series-deleted' | 'series-restored' | 'closed-dates-cancelled',
  sessions: readonly Pick<TrainingSession, 'id' | 'date'>[],
): Promise<void> {
  const [first] = sessions.toSorted((a, b) => a.date.localeCompare(b.date))
  if (!first || sessions.length < 2) return
  await noteInJournal(
    db,
    actor,
    { act, dates: sessions.length, date: first.date },
    { sessionId: first.id, now },
  )
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

type Reaching = Acting & {
  readonly input: { readonly scope?: SeriesScope | undefined }
}

/** The other dates that a change with that scope reaches. The series is locked (`lockSeries`), and now they are. */
export async function othersOf(asked: Reaching, session: TrainingSession): Promise<TrainingSession[]> {
  return readOthers(asked, session, (id) => lockRecord(asked.db, asked.actor, id))
}

/** `before` each one is read. */
export async function readOthers(
  { input: { scope }, actor, db, now }: Reaching,
  { id, seriesId, date }: TrainingSession,
  before?: (id: string) => Promise<unknown>,
): Promise<TrainingSession[]> {
  if (!scope || !seriesId) return []
  const others: TrainingSession[] = []
  for (const other of await findOthers(db, actor, { id, seriesId, date, scope, now })) {
    await before?.(other)
    const session = await findSession(db, actor, other)
    if (session && !isRecorded(session)) others.push(session)
  }
  return others
}
