import { sql } from 'kysely'
import * as v from 'valibot'
import * as field from '../../contract/fields.ts'
import type { PlanId } from '../../domain/plan.ts'
import type { Subscription } from '../../domain/subscription.ts'
import { accountEmail } from '../accounts/account-email.ts'
import { nameOfAccount } from '../accounts/name-of-account.ts'
import type { Db } from '../database/connection.ts'
import { StartError } from '../start-error.ts'
import { operatorCommand } from '../operator-command.ts'

/** What the operator sees of a club, closed ones too. */
export interface OperatorClub {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly active: boolean
  readonly createdAt: Date
  readonly closedAt: Date | null
  readonly subscriptionPlan: PlanId
  readonly trialEndsAt: Date
  readonly readOnlyFrom: Date | null
  readonly subscription: Subscription | null
  /** Assistants among them. */
  readonly coaches: number
  readonly players: number
  readonly waiting: number
}

export async function listClubs(db: Db): Promise<readonly OperatorClub[]> {
  return (await selectClubs(db).orderBy('c.name').orderBy('c.id').execute()).map(toClub)
}

/** By its code or its id. @throws StartError where there is none */
export async function findAnyClub(db: Db, given: string): Promise<OperatorClub> {
  const id = v.safeParse(field.id, given.trim())
  const row = await selectClubs(db)
    .where(id.success ? 'c.id' : 'c.code', '=', given.trim().toLowerCase())
    .executeTakeFirst()
  if (!row)
    throw new StartError(`There is no club of the code or id « ${given} »: ${operatorCommand('admin clubs')}`)
  return toClub(row)
}

function selectClubs(db: Db) {
  const people = (condition: ReturnType<typeof sql<boolean>>) =>
    sql<number>`(select count(*)::int from memberships as m where m.club_id = c.id and ${condition})`
  return db
    .selectFrom('clubs as c')
    .leftJoin('club_subscriptions as s', 's.club_id', 'c.id')
    .select([
      'c.id',
      'c.code',
      'c.name',
      'c.active',
      'c.created_at as createdAt',
      'c.closed_at as closedAt',
      'c.subscription_plan as subscriptionPlan',
      'c.trial_ends_at as trialEndsAt',
      'c.read_only_from as readOnlyFrom',
      's.plan',
      's.status',
      's.past_due_since as pastDueSince',
      's.ended_at as endedAt',
      people(sql<boolean>`m.standing = 'member' and m.role = 'coach'`).as('coaches'),
      people(sql<boolean>`m.standing = 'member' and m.role = 'player'`).as('players'),
      people(sql<boolean>`m.standing = 'waiting'`).as('waiting'),
    ])
}

type Row = Awaited<ReturnType<ReturnType<typeof selectClubs>['execute']>>[number]

function toClub({ plan, status, pastDueSince, endedAt, ...club }: Row): OperatorClub {
  const subscribed = plan !== null && status !== null
  return { ...club, subscription: subscribed ? { planId: plan, status, pastDueSince, endedAt } : null }
}

interface Owner {
  readonly id: string
  readonly name: string
  readonly email: string
}

/** Null once the last coach has gone. */
export async function ownerOf(db: Db, clubId: string): Promise<Owner | null> {
  const owner = await db
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .select(['a.id', nameOfAccount(sql.ref('m.account_id')).$notNull().as('name'), accountEmail.as('email')])
    .where('m.club_id', '=', clubId)
    .where('m.owner', '=', true)
    .executeTakeFirst()
  return owner ?? null
}

/** When somebody of the club was last here, on whatever device; null where nobody has been for thirty days. */
export async function lastVisitOf(db: Db, clubId: string): Promise<Date | null> {
  const { at } = await db
    .selectFrom('memberships as m')
    .innerJoin('login_sessions as l', 'l.account_id', 'm.account_id')
    .select((eb) => eb.fn.max('l.last_seen_at').as('at'))
    .where('m.club_id', '=', clubId)
    .executeTakeFirstOrThrow()
  return at
}
