import { sql } from 'kysely'
import * as v from 'valibot'
import * as field from '../../contract/fields.ts'
import type { Rank, Role } from '../../domain/actor.ts'
import type { MemberStatus } from '../../domain/club.ts'
import { rankOfMembership } from '../clubs/rank-of.ts'
import type { Db } from '../database/connection.ts'
import { StartError } from '../start-error.ts'
import { accountEmail } from './account-email.ts'
import { operatorCommand } from '../operator-command.ts'

/** What the operator sees of an account, in whichever club. */
export interface OperatorAccount {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly role: Role
  readonly createdAt: Date
  readonly emailConfirmedAt: Date | null
  /** From when it is erased, where its owner has asked for it. */
  readonly erasedFrom: Date | null
  /** Whether its owner has chosen one; whom a coach has added has not yet. */
  readonly hasPassword: boolean
  readonly membership: {
    readonly clubName: string
    readonly clubCode: string
    readonly rank: Rank
    readonly standing: MemberStatus
    readonly owner: boolean
  } | null
  readonly devices: number
  readonly lastVisitAt: Date | null
}

/** @throws StartError where no account has that address */
export async function findAnyAccount(db: Db, given: string): Promise<OperatorAccount> {
  const email = v.safeParse(field.email, given)
  const account = email.success
    ? await selectAccounts(db).where('a.email', '=', email.output).executeTakeFirst()
    : undefined
  if (!account) throw new StartError(`There is no account of the address « ${given} ».`)
  return toAccount(account)
}

/** @throws StartError where there is none of that id */
export async function findAnyAccountById(db: Db, given: string): Promise<OperatorAccount> {
  const id = v.safeParse(field.id, given)
  const account = id.success
    ? await selectAccounts(db)
        .where('a.id', '=', id.output)
        .where('a.stand_in_of', 'is', null)
        .executeTakeFirst()
    : undefined
  if (!account)
    throw new StartError(
      `There is no account of the id « ${given} »: ${operatorCommand('admin accounts EMAIL')}`,
    )
  return toAccount(account)
}

function selectAccounts(db: Db) {
  return db
    .selectFrom('accounts as a')
    .leftJoin('memberships as m', 'm.account_id', 'a.id')
    .leftJoin('clubs as c', 'c.id', 'm.club_id')
    .select([
      'a.id',
      accountEmail.as('email'),
      sql<string>`a.first_name || ' ' || a.last_name`.as('name'),
      'a.role',
      'a.created_at as createdAt',
      'a.email_confirmed_at as emailConfirmedAt',
      'a.erased_from as erasedFrom',
      sql<boolean>`a.password_hash is not null`.as('hasPassword'),
      'c.name as clubName',
      'c.code as clubCode',
      rankOfMembership.as('rank'),
      'm.standing',
      'm.owner',
      sql<number>`(select count(*)::int from login_sessions as l where l.account_id = a.id)`.as('devices'),
      sql<Date | null>`(select max(l.last_seen_at) from login_sessions as l where l.account_id = a.id)`.as(
        'lastVisitAt',
      ),
    ])
}

type Row = Awaited<ReturnType<ReturnType<typeof selectAccounts>['execute']>>[number]

function toAccount({ clubName, clubCode, rank, standing, owner, ...account }: Row): OperatorAccount {
  const isIn = clubName !== null && clubCode !== null && standing !== null && owner !== null
  return { ...account, membership: isIn ? { clubName, clubCode, rank, standing, owner } : null }
}
