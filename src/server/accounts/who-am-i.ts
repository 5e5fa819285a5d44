import { sql } from 'kysely'
import type { WhoAmI } from '../../contract/accounts.ts'
import { isFor } from '../../domain/ability.ts'
import type { MemberRole } from '../../domain/actor.ts'
import { whyClubFull, whyUnproven } from '../../domain/club.ts'
import { clubErasureOf } from '../../domain/club-closing.ts'
import { kindOf } from '../../domain/journal.ts'
import { type PlanId, planInForce } from '../../domain/plan.ts'
import { isPaused, whyReadOnly } from '../../domain/subscription.ts'
import { accountEmail } from './account-email.ts'
import type { AppContext } from '../app-env.ts'
import { readsFullNames } from '../clubs/full-names.ts'
import { rankOf } from '../clubs/rank-of.ts'
import { countMembers } from '../clubs/memberships.ts'
import type { Db } from '../database/connection.ts'

/** The account, and the club that it belongs to or waits for, as the application's shell shows them. */
export async function whoAmI(
  db: Db,
  accountId: string,
  { env, now }: Pick<AppContext, 'env' | 'now'>,
): Promise<WhoAmI> {
  const row = await db
    .selectFrom('accounts as a')
    .leftJoin('memberships as m', 'm.account_id', 'a.id')
    .leftJoin('clubs as c', 'c.id', 'm.club_id')
    .leftJoin('club_subscriptions as s', 's.club_id', 'c.id')
    .leftJoin('ended_memberships as e', 'e.account_id', 'a.id')
    .leftJoin('clubs as former', 'former.id', 'e.club_id')
    .select([
      'a.id',
      'a.role',
      'a.first_name',
      'a.last_name',
      accountEmail.as('email'),
      'a.email_confirmed_at',
      'a.active',
      'a.created_at',
      'a.updated_at',
      'a.version',
      'm.standing',
      'm.since',
      'm.owner',
      'm.assistant',
      'c.id as club_id',
      'c.name as club_name',
      'c.active as club_active',
      'c.closed_at',
      'c.time_zone',
      'c.read_only_from',
      'c.subscription_plan',
      'c.trial_ends_at',
      's.past_due_since',
      's.status',
      'e.reason',
      'e.ended_at',
      'former.name as former_club_name',
      readsFullNames(accountId).as('full_names'),
      hasFamily.as('has_family'),
      'm.role as member_role',
      lastErasure.as('last_erasure'),
    ])
    .where('a.id', '=', accountId)
    .executeTakeFirstOrThrow()
  const rank = rankOf(row)
  const { club_id, club_name, time_zone, standing, since, member_role, reason, ended_at, former_club_name } =
    row
  const sold = env.BILLING !== 'off'
  const readOnlyFrom = sold ? (row.read_only_from?.toISOString() ?? null) : null
  const paymentFailed = sold && row.past_due_since !== null
  const paused = sold && row.status !== null && isPaused({ status: row.status })
  const hasClub = club_id !== null && club_name !== null && time_zone !== null && since !== null
  const hasActiveClub = hasClub && row.club_active === true
  const isWaiting = hasActiveClub && standing === 'waiting'
  return {
    account: {
      id: row.id,
      role: row.role,
      rank,
      clubId: hasActiveClub && standing === 'member' ? club_id : null,
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      ...(row.has_family && { family: true as const }),
      // Without an address there is none to confirm.
      emailConfirmed: row.email === '' || row.email_confirmed_at !== null,
      active: row.active,
      createdAt: row.created_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
      version: row.version,
    },
    club:
      hasActiveClub && standing === 'member'
        ? {
            id: club_id,
            name: club_name,
            timeZone: time_zone,
            readOnlyFrom,
            ...(isFor({ rank }, 'manageBilling')
              ? { paymentFailed, paused }
              : { fullNames: Boolean(row.full_names) }),
            lastErasure: row.last_erasure?.toISOString() ?? null,
          }
        : null,
    closedClub:
      hasClub && !hasActiveClub
        ? {
            name: club_name,
            erasedFrom: row.closed_at && clubErasureOf(row.closed_at).toISOString(),
            timeZone: time_zone,
            isOwner: row.owner === true,
          }
        : null,
    ...(!hasClub &&
      reason &&
      ended_at &&
      former_club_name && {
        endedMembership: { clubName: former_club_name, reason, at: ended_at.toISOString() },
      }),
    waitingFor:
      isWaiting && member_role
        ? {
            clubName: club_name,
            since: since.toISOString(),
            obstacle:
              whyUnproven(member_role, row.email_confirmed_at !== null) ??
              (await obstacleTo(db, member_role, { ...row, club_id }, sold, now())),
          }
        : null,
  }
}

const hasFamily = sql<boolean>`exists (select from guardianships as g where g.guardian_id = a.id)`

/** Of the club `c`. */
const lastErasure = sql<Date | null>`(
  select max(j.at) from journal_entries as j
  where j.club_id = c.id and j.kind = ${sql.lit(kindOf('erased'))} and j.act = 'erased'
)`

interface AwaitedClub {
  club_id: string
  subscription_plan: PlanId | null
  trial_ends_at: Date | null
  read_only_from: Date | null
}

/** Why a coach could not approve the account now. */
async function obstacleTo(db: Db, role: MemberRole, club: AwaitedClub, sold: boolean, now: Date) {
  const { club_id, subscription_plan: subscriptionPlan, trial_ends_at: trialEndsAt, read_only_from } = club
  if (!sold || subscriptionPlan === null || trialEndsAt === null) return null
  const plan = planInForce({ subscriptionPlan, trialEndsAt, sold }, now)
  return whyReadOnly(read_only_from, now) ?? whyClubFull(role, await countMembers(db, club_id, role), plan)
}
