import type { KnownGroup } from '../../domain/import-groups.ts'
import type { KnownPlayer } from '../../domain/import-people.ts'
import { planOffers } from '../../domain/plan.ts'
import { countMembers } from '../clubs/memberships.ts'
import { type ClubSettings, planOf } from '../clubs/store.ts'
import type { Db } from '../database/connection.ts'
import { findKnownGroups } from './groups.ts'

/** Whom a file is compared with. */
export interface ClubNow {
  readonly players: readonly KnownPlayer[]
  readonly groups: readonly KnownGroup[]
  readonly coachEmails: readonly string[]
  /** How many players the plan still lets in; null without a limit. */
  readonly places: number | null
  /** By the club's clocks. */
  readonly year: number
}

export async function findClubNow(
  db: Db,
  clubId: string,
  settings: ClubSettings,
  now: Date,
): Promise<ClubNow> {
  const club = await db
    .selectFrom('clubs')
    .select([
      'time_zone as timeZone',
      'subscription_plan as subscriptionPlan',
      'trial_ends_at as trialEndsAt',
    ])
    .where('id', '=', clubId)
    .executeTakeFirstOrThrow()
  const people = await db
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .select([
      'a.id',
      'm.role',
      'a.first_name as firstName',
      'a.last_name as lastName',
      'a.email',
      'm.licence',
      'a.birth_year as birthYear',
      'a.ranking',
    ])
    .where('m.club_id', '=', clubId)
    .where('m.standing', '=', 'member')
    .execute()
  const { player: limit } = planOffers[planOf(club, settings, now)].limits
  const present = await countMembers(db, clubId, 'player')
  const year = new Intl.DateTimeFormat('en', { timeZone: club.timeZone, year: 'numeric' }).format(now)
  return {
    players: people.filter(({ role }) => role === 'player'),
    groups: await findKnownGroups(db, clubId),
    coachEmails: people.flatMap(({ role, email }) => (role === 'coach' && email ? [email] : [])),
    places: limit === null ? null : Math.max(0, limit - present),
    year: Number(year),
  }
}
