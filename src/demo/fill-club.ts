import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { openedBy } from '../domain/api-key.ts'
import type { Db } from '../server/database/connection.ts'
import type { MemberStatus } from '../domain/club.ts'
import type { PlanId } from '../domain/plan.ts'
import { apiKeys } from './club-api-keys.ts'
import { dayIn } from './club-days.ts'
import { club, type Club, type Shown, timeZone, vaiseId } from './club.ts'
import type { Person } from './club-people.ts'
import { fillGroups } from './fill-groups.ts'
import { fillImports, fillInvited } from './fill-imports.ts'
import { fillJournal } from './fill-journal.ts'
import { fillRegistrations } from './fill-registrations.ts'
import { supportQuestion } from './club-support.ts'
import { subscribeClub } from './subscribed-club.ts'

/** Puts the demonstration (club.ts) into an empty database; everybody's password has the given hash. */
export async function fillClub(db: Db, today: Date, passwordHash: string, shown: Shown = {}): Promise<void> {
  const { clubs, people } = club(today, shown)
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('accounts')
      .values(
        people.map((person) => ({
          id: person.id,
          role: person.role,
          email: person.email,
          email_confirmed_at: person.emailConfirmed ? person.createdAt : null,
          password_hash: passwordHash,
          first_name: person.firstName,
          last_name: person.lastName,
          playing_style: person.playingStyle,
          preferred_hand: person.preferredHand,
          player_type: person.playerType,
          backhand_rubber: person.backhandRubber,
          goals: person.goals,
          ranking: person.ranking,
          created_at: person.createdAt,
          updated_at: person.createdAt,
        })),
      )
      .execute()
    for (const each of clubs) {
      await fillOne(tx, each)
      await fillJournal(tx, each, dayIn(timeZone, today))
      await subscribeClub(tx, each, today)
    }
    await fillSupport(tx, today, shown.plan ?? 'club')
    await fillApiKeys(tx, today)
  })
}

async function fillOne(
  db: Db,
  {
    members,
    removed,
    exercises,
    sessions,
    requests,
    evaluations,
    scores,
    places,
    groups,
    seasons,
    invited,
    registrations,
    rankings,
    minutesTarget,
    ...club
  }: Club,
): Promise<void> {
  const ofClub = { club_id: club.id }
  await db
    .insertInto('clubs')
    .values({
      id: club.id,
      name: club.name,
      code: club.code,
      time_zone: timeZone,
      approves_players: club.approvesPlayers,
      subscription_plan: club.subscriptionPlan,
      trial_ends_at: club.trialEndsAt,
      sold_since: club.createdAt,
      created_by: club.founder.id,
      created_at: club.createdAt,
      updated_at: club.createdAt,
    })
    .execute()
  await db
    .insertInto('memberships')
    .values(
      members.map(({ person, standing, assistant = false, since }) => ({
        ...ofClub,
        account_id: person.id,
        role: person.role,
        standing,
        owner: person.id === club.founder.id,
        assistant,
        accepted_at: wasAccepted(club, person, standing) ? since : null,
        since,
      })),
    )
    .execute()
  if (removed.length > 0) {
    await db
      .insertInto('removed_members')
      .values(
        removed.map(({ person, by, at }) => ({
          ...ofClub,
          account_id: person.id,
          removed_by: by.id,
          removed_at: at,
        })),
      )
      .execute()
    await db
      .insertInto('departures')
      .values(removed.map(({ person, at }) => ({ ...ofClub, account_id: person.id, left_at: at })))
      .execute()
    await db
      .insertInto('ended_memberships')
      .values(
        removed.map(({ person, at }) => ({
          ...ofClub,
          account_id: person.id,
          reason: 'removed' as const,
          ended_at: at,
        })),
      )
      .execute()
  }
  await db
    .insertInto('exercises')
    .values(
      exercises.map((exercise) => ({
        ...ofClub,
        ...exercise,
        created_by: club.founder.id,
        created_at: club.createdAt,
        updated_at: club.createdAt,
      })),
    )
    .execute()
  await fillGroups(db, club, { places, groups })
  await fillSessions(db, club.id, sessions)
  await fillRequests(db, club.id, requests)
  await fillEvaluations(db, club.id, evaluations)
  await fillScores(db, club.id, scores)
  await fillSeasons(db, club.id, seasons)
  await fillRegistrations(db, club, { registrations, rankings })
  await fillImports(db, { ...club, seasons })
  await fillInvited(db, invited)
  if (minutesTarget) {
    await db
      .insertInto('category_targets')
      .values({ ...ofClub, ...minutesTarget, updated_at: club.createdAt })
      .execute()
  }
}

async function fillSeasons(db: Db, clubId: string, seasons: Club['seasons']): Promise<void> {
  if (seasons.length === 0) return
  await db
    .insertInto('seasons')
    .values(
      seasons.map(({ startsOn, openedAt, by, ...counts }) => ({
        club_id: clubId,
        starts_on: startsOn,
        opened_at: openedAt,
        opened_by: by.id,
        ...counts,
      })),
    )
    .execute()
}

/** Founders need no acceptance, nor do players, unless the club approves new players. */
function wasAccepted(
  { founder, approvesPlayers }: Pick<Club, 'founder' | 'approvesPlayers'>,
  { id, role }: Person,
  standing: MemberStatus,
): boolean {
  return standing === 'member' && id !== founder.id && (role === 'coach' || approvesPlayers)
}

export async function fillSessions(db: Db, clubId: string, sessions: Club['sessions']): Promise<void> {
  const startOf = (date: string, time: string) =>
    sql<Date>`(${date}::date + ${time}::time) at time zone ${timeZone}`
  await db
    .insertInto('training_sessions')
    .values(
      sessions.map(
        ({
          id,
          title,
          description,
          date,
          time,
          duration,
          coachId,
          plannedAt,
          placeId,
          groupId,
          seriesId,
          cancelledAt,
          movedFromTime,
        }) => ({
          id,
          place_id: placeId,
          group_id: groupId,
          series_id: seriesId ?? null,
          series_date: seriesId ? date : null,
          cancelled_at: cancelledAt ?? null,
          deleted_at: cancelledAt ?? null,
          club_id: clubId,
          title,
          description,
          date,
          time,
          duration,
          starts_at: startOf(date, time),
          moved_from: movedFromTime ? startOf(date, movedFromTime) : null,
          created_by: coachId,
          created_at: plannedAt,
          updated_at: plannedAt,
        }),
      ),
    )
    .execute()
  await db
    .insertInto('session_participants')
    .values(
      sessions.flatMap(({ id, participants, rollCalledAt, repliedAt, coachId }) =>
        participants.map(({ playerId, presence, reply, absenceReason = null }) => ({
          session_id: id,
          club_id: clubId,
          player_id: playerId,
          presence,
          presence_at: presence && rollCalledAt,
          presence_by: presence && coachId,
          reply,
          reply_at: reply && repliedAt,
          absence_reason: absenceReason,
        })),
      ),
    )
    .execute()
  const coaches = sessions.flatMap(({ id, coachIds }) =>
    coachIds.map((coachId) => ({ session_id: id, club_id: clubId, coach_id: coachId })),
  )
  if (coaches.length > 0) await db.insertInto('session_coaches').values(coaches).execute()
  const blocks = sessions.flatMap(({ id: sessionId, blocks }) =>
    blocks.map((block) => ({ ...block, session_id: sessionId, club_id: clubId })),
  )
  if (blocks.length > 0) await db.insertInto('session_blocks').values(blocks).execute()
  await fillProgrammes(db, clubId, sessions)
  const feedback = sessions.flatMap(({ id, feedback }) =>
    feedback.map(({ playerId, rating, comment, createdAt }) => ({
      session_id: id,
      club_id: clubId,
      player_id: playerId,
      rating,
      comment,
      created_at: createdAt,
    })),
  )
  if (feedback.length > 0) await db.insertInto('session_feedback').values(feedback).execute()
}

/** Whatever these sessions held before goes. */
export async function fillProgrammes(
  db: Db,
  clubId: string,
  sessions: readonly Pick<Club['sessions'][number], 'id' | 'programme'>[],
): Promise<void> {
  await db
    .deleteFrom('session_exercises')
    .where(
      'session_id',
      'in',
      sessions.map(({ id }) => id),
    )
    .execute()
  await db
    .insertInto('session_exercises')
    .values(
      sessions.flatMap(({ id: sessionId, programme }) =>
        programme.map(({ id, type, technique, effect, duration, description, copied }, position) => ({
          id,
          session_id: sessionId,
          club_id: clubId,
          position,
          type,
          technique,
          effect,
          duration,
          description,
          title: copied?.title ?? '',
          drill: copied ? JSON.stringify(copied.drill) : null,
          exercise_id: copied?.exerciseId ?? null,
          practised: copied?.practised ?? true,
        })),
      ),
    )
    .execute()
}

async function fillRequests(db: Db, clubId: string, requests: Club['requests']): Promise<void> {
  if (requests.length === 0) return
  await db
    .insertInto('exercise_requests')
    .values(
      requests.map((request) => ({
        id: request.id,
        club_id: clubId,
        player_id: request.playerId,
        type: request.type,
        technique: request.technique,
        effect: request.effect,
        message: request.message,
        status: request.status,
        status_before: request.statusBefore,
        assigned_to: request.assignedTo,
        assigned_at: request.assignedAt,
        answered_at: request.answeredAt,
        exercise_id: request.exerciseId,
        session_id: request.sessionId,
        updated_by: request.updatedBy,
        version: request.version,
        created_at: request.createdAt,
        updated_at: request.updatedAt,
      })),
    )
    .execute()
}

export async function fillEvaluations(
  db: Db,
  clubId: string,
  evaluations: Club['evaluations'],
): Promise<void> {
  if (evaluations.length === 0) return
  await db
    .insertInto('technique_evaluations')
    .values(
      evaluations.map((evaluation) => ({
        id: evaluation.id,
        club_id: clubId,
        player_id: evaluation.playerId,
        technique_id: evaluation.technique.id,
        name: evaluation.technique.name,
        category: evaluation.technique.category,
        status: evaluation.status,
        notes: evaluation.notes,
        evaluated_by: evaluation.evaluatedBy,
        evaluated_by_key: evaluation.evaluatedByKey ?? null,
        evaluated_at: evaluation.evaluatedAt,
      })),
    )
    .execute()
}

async function fillSupport(db: Db, today: Date, plan: PlanId): Promise<void> {
  const { messages, accountId, askedAt, ...question } = supportQuestion(dayIn(timeZone, today))
  await db
    .insertInto('support_questions')
    .values({ ...question, plan, account_id: accountId, club_id: vaiseId, asked_at: askedAt })
    .execute()
  await db
    .insertInto('support_messages')
    .values(
      messages.map(({ id, fromOperator, body, writtenAt }) => ({
        id,
        question_id: question.id,
        from_operator: fromOperator,
        body,
        written_at: writtenAt,
      })),
    )
    .execute()
}

/** Nobody knows their secrets: they open nothing. */
async function fillApiKeys(db: Db, today: Date): Promise<void> {
  await db
    .insertInto('api_keys')
    .values(
      apiKeys(dayIn(timeZone, today)).map((key) => ({
        id: key.id,
        club_id: vaiseId,
        created_by: key.createdBy,
        name: key.name,
        secret_hash: randomBytes(32),
        last_characters: key.lastCharacters,
        created_at: key.createdAt,
        expires_at: key.expiresAt,
        last_used_at: key.lastUsedAt,
        readable: openedBy(key.access, 'read'),
        writable: openedBy(key.access, 'write'),
      })),
    )
    .execute()
}

async function fillScores(db: Db, clubId: string, scores: Club['scores']): Promise<void> {
  if (scores.length === 0) return
  await db
    .insertInto('player_scores')
    .values(
      scores.map(({ id, playerId, setBy, setAt, scores }) => ({
        id,
        club_id: clubId,
        player_id: playerId,
        ...scores,
        set_by: setBy,
        set_at: setAt,
      })),
    )
    .execute()
}
