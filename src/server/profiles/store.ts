import { type Expression, type ExpressionBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { ParsedInput } from '../../contract/endpoint.ts'
import type { Profile, update } from '../../contract/profiles.ts'
import type { Actor } from '../../domain/actor.ts'
import { hoursTrained, playerLevel, type Rubber, type Rubbers } from '../../domain/player.ts'
import { techniqueCatalogue } from '../../domain/technique-catalogue.ts'
import { accountEmail } from '../accounts/account-email.ts'
import { builtOnce, type Placeholders } from '../database/built-once.ts'
import type { Db } from '../database/connection.ts'
import { type Audience, audienceOf } from '../accounts/announce-person.ts'
import { foundOr404 } from '../refused.ts'
import { latestEvaluations } from '../technique-evaluations/latest.ts'
import type { DB } from '../database/schema.gen.ts'
import { isOver } from '../training-sessions/is-over.ts'
import { hasAttended } from '../training-sessions/roll-called.ts'

/** A player's profile, statistics included, in one round trip. */
export async function findProfile(db: Db, { id }: Pick<Actor, 'id'>, now: Date): Promise<Profile> {
  const { rows } = await findRow(db, { id, now })
  return toProfile(foundOr404(rows[0]))
}

function toProfile(row: Row): Profile {
  const { sessions, mastered, standing, clubName, since, createdAt, updatedAt, lastSeenAt, ...own } = row
  const memberSince = standing === 'member' ? since : null
  return {
    ...own,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    statistics: {
      totalSessions: sessions.reduce((sum, { count }) => sum + count, 0),
      totalHours: hoursTrained(sessions),
      level: playerLevel(mastered ?? 0, techniqueCatalogue.length),
      joinDate: (memberSince ?? createdAt).toISOString(),
      lastActive: (lastSeenAt ?? createdAt).toISOString(),
    },
    club:
      clubName !== null && memberSince !== null
        ? { name: clubName, memberSince: memberSince.toISOString() }
        : null,
  }
}

type Edit = ParsedInput<typeof update>

/** Returns whom to notify, and the ranking as it was; undefined when the version is stale. */
export async function updateProfile(
  tx: Db,
  actor: Actor,
  edit: Edit,
  now: Date,
): Promise<(Rubbers & { audience: Audience | null; rankingBefore: number | null }) | undefined> {
  const { rows } = await updateRow(tx, { ...edit, ...saidRubbers(edit), id: actor.id, now })
  return rows[0]
}

interface SaidRubbers extends Rubbers {
  readonly saysForehand: boolean
  readonly saysBackhand: boolean
}

/** A side of which an earlier version says nothing stays as it is. */
function saidRubbers({ forehandRubber, backhandRubber }: Partial<Rubbers>): SaidRubbers {
  return {
    forehandRubber: forehandRubber ?? null,
    backhandRubber: backhandRubber ?? null,
    saysForehand: forehandRubber !== undefined,
    saysBackhand: backhandRubber !== undefined,
  }
}

const updateRow = builtOnce((db, edit: Placeholders<Edit & SaidRubbers & ProfileQuery>) =>
  db
    .updateTable('accounts')
    .set((eb) => ({
      first_name: edit.firstName,
      last_name: edit.lastName,
      playing_style: edit.playingStyle,
      preferred_hand: edit.preferredHand,
      forehand_rubber: sql<Rubber>`case when ${edit.saysForehand} then ${edit.forehandRubber} else forehand_rubber end`,
      backhand_rubber: sql<Rubber>`case when ${edit.saysBackhand} then ${edit.backhandRubber} else backhand_rubber end`,
      player_type: edit.playerType,
      goals: edit.goals,
      ranking: edit.ranking,
      version: eb('version', '+', 1),
      updated_at: edit.now,
    }))
    .where('id', '=', edit.id)
    .where('version', '=', edit.version)
    .returning((eb) => [
      'forehand_rubber as forehandRubber',
      'backhand_rubber as backhandRubber',
      audienceOf(sql.ref('accounts.id')).as('audience'),
      eb
        .selectFrom('accounts as before')
        .select('before.ranking')
        .whereRef('before.id', '=', 'accounts.id')
        .as('rankingBefore'),
    ]),
)

interface ProfileQuery {
  readonly id: string
  readonly now: Date
}

type Row = Awaited<ReturnType<typeof findRow>>['rows'][number]

const findRow = builtOnce((db, { id, now }: Placeholders<ProfileQuery>) =>
  db
    .selectFrom('accounts as a')
    .leftJoin('memberships as m', 'm.account_id', 'a.id')
    .leftJoin('clubs as c', (join) =>
      join.onRef('c.id', '=', 'm.club_id').on('c.active', '=', true).on('m.standing', '=', 'member'),
    )
    .select((eb) => [
      'a.id',
      sql<'player'>`a.role`.as('role'),
      accountEmail.as('email'),
      'a.active',
      'a.first_name as firstName',
      'a.last_name as lastName',
      'a.playing_style as playingStyle',
      'a.preferred_hand as preferredHand',
      'a.forehand_rubber as forehandRubber',
      'a.backhand_rubber as backhandRubber',
      'a.player_type as playerType',
      'a.goals',
      'a.ranking',
      'a.version',
      'a.created_at as createdAt',
      'a.updated_at as updatedAt',
      'c.id as clubId',
      'c.name as clubName',
      'm.standing',
      'm.since',
      jsonArrayFrom(trainedSessions(eb, now)).as('sessions'),
      masteredTechniques(eb).as('mastered'),
      eb
        .selectFrom('login_sessions as l')
        .select((l) => l.fn.max('l.last_seen_at').as('at'))
        .whereRef('l.account_id', '=', 'a.id')
        .as('lastSeenAt'),
    ])
    .where('a.id', '=', id),
)

type AccountBuilder = ExpressionBuilder<DB & { a: DB['accounts'] }, 'a'>

/** Sessions that are over and that the player attended, or of which no roll was called; of all clubs. */
function trainedSessions(eb: AccountBuilder, now: Expression<Date>) {
  return eb
    .selectFrom('session_participants as p')
    .innerJoin('training_sessions as s', 's.id', 'p.session_id')
    .select((s) => ['s.duration', s.fn.countAll<number>().as('count')])
    .whereRef('p.player_id', '=', 'a.id')
    .where(isOver(now))
    .where('s.deleted_at', 'is', null)
    .where(hasAttended)
    .groupBy('s.duration')
}

/** Counts only techniques of the catalogue. */
function masteredTechniques(eb: AccountBuilder) {
  const catalogueIds = techniqueCatalogue.map(({ id }) => id)
  return eb
    .selectFrom(
      latestEvaluations(sql.ref('a.id'))
        .select('e.status')
        .where('e.technique_id', '=', sql<string>`any(${catalogueIds}::text[])`)
        .as('latest'),
    )
    .select((latest) => latest.fn.countAll<number>().as('count'))
    .where('latest.status', '=', 'mastered')
}
