import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { ParsedInput } from '../../contract/endpoint.ts'
import type { create, TrainingSession } from '../../contract/training-sessions.ts'
import { type Author, authorOf, type Member } from '../../domain/actor.ts'
import { practisesItsName } from '../../domain/drills/exercise-drill.ts'
import { builtOnce, type Placeholders, type Value } from '../database/built-once.ts'
import type { Db } from '../database/connection.ts'
import { foundOr404 } from '../refused.ts'
import type { AssignedIds } from './assigned.ts'
import { byName, nameOf } from './store.ts'

export type SessionPlan = Omit<ParsedInput<typeof create>, keyof AssignedIds> &
  AssignedIds & { readonly startsAt: Date; readonly seriesId: string | null }

interface Invitation {
  readonly playerIds: readonly string[]
  readonly date: string
  readonly time: string
}

interface ClubOccasion {
  readonly startsAt: Date
  readonly shown: { readonly date: string; readonly time: string }
  readonly players: { id: string; name: string }[]
}

/**
 * Locks the club's time zone and these players' memberships. Returns the instant of the club's local date and time, what
 * the club's clock shows then, and which of them are players of the club, sorted by name. Of a time that comes twice,
 * when summer time ends, it is the second; one that is skipped, when it begins, shows an hour later.
 */
export async function lockClubAndPlayers(
  tx: Db,
  { clubId }: Member,
  { playerIds, date, time }: Invitation,
): Promise<ClubOccasion> {
  // The club first, as in `leave`: the other order could deadlock.
  await lockClubShared(tx, { clubId })
  const { rows } = await lockInvitedPlayers(tx, { clubId, playerIds, date, time })
  const { startsAt, shownDate, shownTime, players } = foundOr404(rows[0])
  return { startsAt, shown: { date: shownDate, time: shownTime }, players }
}

const startOf = (date: Value<string>, time: Value<string>) =>
  sql<Date>`(${date}::date + ${time}::time) at time zone c.time_zone`

/** Its time zone stays, and nobody leaves it meanwhile; sessions of one club are saved side by side. */
export const lockClubShared = builtOnce((db, { clubId }: Placeholders<{ clubId: string }>) =>
  db.selectFrom('clubs').select('id').where('id', '=', clubId).forShare(),
)

const lockInvitedPlayers = builtOnce(
  (db, { clubId, playerIds, date, time }: Placeholders<Invitation & { clubId: string }>) =>
    db
      .selectFrom('clubs as c')
      .select((eb) => [
        startOf(date, time).as('startsAt'),
        sql<string>`(${startOf(date, time)} at time zone c.time_zone)::date`.as('shownDate'),
        sql<string>`(${startOf(date, time)} at time zone c.time_zone)::time`.as('shownTime'),
        jsonArrayFrom(
          eb
            .selectFrom(
              sql<{ id: string }>`(select distinct unnest(${playerIds}::uuid[]) as id)`.as('invited'),
            )
            // One by one: the membership of each is found by its key, however many there are.
            .innerJoinLateral(
              (invited) =>
                invited
                  .selectFrom('memberships')
                  .select('account_id')
                  .whereRef('account_id', '=', 'invited.id')
                  .whereRef('club_id', '=', 'c.id')
                  .where('standing', '=', 'member')
                  .where('role', '=', 'player')
                  .forShare()
                  .as('m'),
              (join) => join.onTrue(),
            )
            .innerJoin('accounts as a', 'a.id', 'm.account_id')
            .select(['a.id', nameOf.as('name')])
            .orderBy(byName)
            .orderBy('a.id'),
        ).as('players'),
      ])
      .where('c.id', '=', clubId),
)

/** A taken id violates the primary key (server/errors.ts). */
export async function insertSession(tx: Db, actor: Member, plan: SessionPlan, now: Date): Promise<void> {
  const seriesDate = plan.seriesId && plan.date
  await insertRow(tx, { ...plan, ...authorOf(actor), seriesDate, clubId: actor.clubId, now })
  await writeDetails(tx, actor, plan)
}

const insertRow = builtOnce(
  (db, row: Placeholders<SessionPlan & Author & { seriesDate: string | null; clubId: string; now: Date }>) =>
    db.insertInto('training_sessions').values({
      id: row.id,
      club_id: row.clubId,
      title: row.title,
      description: row.description,
      date: row.date,
      time: row.time,
      duration: row.duration,
      starts_at: row.startsAt,
      place_id: row.placeId,
      group_id: row.groupId,
      series_id: row.seriesId,
      series_date: row.seriesDate,
      created_by: row.accountId,
      created_by_key: row.keyName,
      created_at: row.now,
      updated_at: row.now,
    }),
)

/**
 * Saves the next version of a session; answers whether the one before was still there. Who stays keeps what the roll call
 * noted.
 */
export async function updateSession(
  db: Db,
  actor: Member,
  session: TrainingSession,
  now: Date,
): Promise<boolean> {
  const playerIds = session.players.map(({ id }) => id)
  const coachIds = (session.coaches ?? []).map(({ id }) => id)
  const updated = await db
    .updateTable('training_sessions')
    .set({
      title: session.title,
      description: session.description,
      date: session.date,
      time: session.time,
      duration: session.duration,
      starts_at: session.startsAt,
      moved_from: session.movedFrom ?? null,
      place_id: session.place?.id ?? null,
      group_id: session.group?.id ?? null,
      version: session.version,
      updated_at: now,
    })
    .where('id', '=', session.id)
    .where('club_id', '=', actor.clubId)
    .where('deleted_at', 'is', null)
    .where('version', '=', session.version - 1)
    .executeTakeFirst()
  if (updated.numUpdatedRows !== 1n) return false
  await sql`
    with left_out as (
      delete from session_participants where session_id = ${session.id} and player_id <> all(${playerIds}::uuid[])
    ), no_coaches as (
      delete from session_coaches where session_id = ${session.id} and coach_id <> all(${coachIds}::uuid[])
    ), no_blocks as (
      delete from session_blocks where session_id = ${session.id}
    )
    delete from session_exercises where session_id = ${session.id}`.execute(db)
  await writeDetails(db, actor, { ...session, playerIds, coachIds })
  return true
}

async function writeDetails(
  db: Db,
  actor: Member,
  {
    id,
    playerIds,
    coachIds,
    exercises,
    blocks = [],
  }: Pick<SessionPlan, 'id' | 'playerIds' | 'coachIds' | 'exercises' | 'blocks'>,
): Promise<void> {
  const rows = JSON.stringify(
    exercises.map((exercise, position) => ({ ...exercise, position, practised: practisesItsName(exercise) })),
  )
  await sql`
    with invited as (
      insert into session_participants (session_id, club_id, player_id)
      select ${id}::uuid, ${actor.clubId}::uuid, unnest(${playerIds}::uuid[])
      on conflict do nothing
    ), coached as (
      insert into session_coaches (session_id, club_id, coach_id)
      select ${id}::uuid, ${actor.clubId}::uuid, unnest(${coachIds}::uuid[])
      on conflict do nothing
    ), blocked as (
      insert into session_blocks (session_id, club_id, id, position, title, duration)
      select ${id}::uuid, ${actor.clubId}::uuid, b.id, b.position, b.title, b.duration
      from jsonb_to_recordset(${JSON.stringify(blocks)}::jsonb) as b (
        id uuid, position integer, title text, duration text
      )
    )
    insert into session_exercises (
      session_id, club_id, id, position, type, technique, effect, duration, description, title, drill, exercise_id,
      practised
    )
    select
      ${id}::uuid, ${actor.clubId}::uuid, e.id, e.position, e.type, e.technique, e.effect, e.duration, e.description,
      coalesce(e.title, ''), nullif(e.drill, 'null'), e."exerciseId", e.practised
    from jsonb_to_recordset(${rows}::jsonb) as e (
      id uuid, position integer, type text, technique text, effect text, duration text, description text, title text,
      drill jsonb, "exerciseId" text, practised boolean
    )`.execute(db)
}
