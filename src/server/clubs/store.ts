import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { Member } from '../../domain/actor.ts'
import { renewedClubCode, renewedRandomLength } from '../../domain/club-code.ts'
import { type PlanId, planInForce } from '../../domain/plan.ts'
import type { Db } from '../database/connection.ts'
import type { Env } from '../env.ts'
import { Refused } from '../refused.ts'
import { membershipOf } from './memberships.ts'

/** The settings that the club's rules depend on. */
export type ClubSettings = Pick<Env, 'BILLING' | 'PUBLIC_URL'>

const lockedColumns = [
  'id',
  'name',
  'time_zone as timeZone',
  'active',
  'approves_players as approvesPlayers',
  'subscription_plan as subscriptionPlan',
  'trial_ends_at as trialEndsAt',
  'told_full_at as toldFullAt',
  'read_only_from as readOnlyFrom',
] as const

/** A club locked by this transaction, so that no other one counts or changes its members meanwhile. */
export interface LockedClub {
  readonly id: string
  readonly name: string
  readonly timeZone: string
  readonly active: boolean
  readonly approvesPlayers: boolean
  readonly subscriptionPlan: PlanId
  readonly trialEndsAt: Date
  readonly toldFullAt: Date | null
  /** See `readOnlyFrom` of the domain. */
  readonly readOnlyFrom: Date | null
}

/** The lock lets others insert rows that reference the club. */
export function lockClub(db: Db, clubId: string): Promise<LockedClub> {
  return db
    .selectFrom('clubs')
    .select(lockedColumns)
    .where('id', '=', clubId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

/**
 * Locks the actor's club, for what an assistant may not do.
 * @throws Refused `no-club` when the actor was removed, or the club closed, concurrently; `not-for-assistants` when the actor
 * was made one
 */
export async function lockClubAsMember(db: Db, actor: Member): Promise<LockedClub> {
  const club = await lockClub(db, actor.clubId)
  const membership = await membershipOf(db, actor.id)
  const isMember = membership?.clubId === club.id && membership.standing === 'member'
  if (!club.active || !isMember) throw new Refused('no-club')
  if (membership.assistant) throw new Refused('not-for-assistants')
  return club
}

export function lockClubByCode(db: Db, code: string): Promise<LockedClub | undefined> {
  return db
    .selectFrom('clubs')
    .select(lockedColumns)
    .where('code', '=', code)
    .where('active', '=', true)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export function planOf(
  club: Pick<LockedClub, 'subscriptionPlan' | 'trialEndsAt'>,
  settings: ClubSettings,
  now: Date,
): PlanId {
  return planInForce({ ...club, sold: settings.BILLING !== 'off' }, now)
}

/** With BILLING=off, a club is never read-only. */
export function readOnlyFromOf(
  club: Pick<LockedClub, 'readOnlyFrom'>,
  settings: Pick<ClubSettings, 'BILLING'>,
): Date | null {
  return settings.BILLING === 'off' ? null : club.readOnlyFrom
}

/** The old code stops working. */
export async function renewCode(db: Db, club: LockedClub, now: Date): Promise<void> {
  const code = await freshCode(db, club.name)
  await db
    .updateTable('clubs')
    .set({ code, code_random_length: renewedRandomLength, updated_at: now })
    .where('id', '=', club.id)
    .execute()
}

async function freshCode(db: Db, clubName: string): Promise<string> {
  for (;;) {
    const code = renewedClubCode(clubName, randomInt)
    const taken = await db.selectFrom('clubs').select('id').where('code', '=', code).executeTakeFirst()
    if (!taken) return code
  }
}

/** Also cancels the subscription: nobody pays for a closed club. `by` its owner; null where its last member has left. */
export async function closeClub(db: Db, clubId: string, by: string | null, now: Date): Promise<void> {
  await enqueueCancellation(db, clubId)
  await db
    .updateTable('clubs')
    .set({ active: false, closed_at: now, closed_by: by, updated_at: now })
    .where('id', '=', clubId)
    .execute()
}

/** A job calls Stripe, so that no request waits for it. */
export async function enqueueCancellation(db: Db, clubId: string): Promise<void> {
  const payload = JSON.stringify({ clubId })
  await sql`select graphile_worker.add_job('cancel-subscription', ${payload}::json)`.execute(db)
}
