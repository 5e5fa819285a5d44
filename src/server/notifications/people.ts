import { sql } from 'kysely'
import type { Rank, Role } from '../../domain/actor.ts'
import {
  channelsFor,
  kindsFor,
  type NotificationChannel,
  type NotificationChoices,
  type NotificationKind,
} from '../../domain/notification.ts'
import { accountEmail } from '../accounts/account-email.ts'
import { isConfirmed } from '../accounts/is-confirmed.ts'
import { rankOfMembership } from '../clubs/rank-of.ts'
import type { Db } from '../database/connection.ts'

/** Who can be told something, and by what: the same when it is counted before and when it is sent. */

export interface Person {
  readonly id: string
  readonly role: Role
  readonly rank: Rank
  readonly firstName: string
  readonly lastName: string
  /** Empty where there is none. */
  readonly email: string
  readonly emailConfirmed: boolean
  readonly clubId: string
  readonly clubName: string
  readonly timeZone: string
  readonly choices: NotificationChoices
  /** Whether they want to be left alone at night. */
  readonly quiet: boolean
  /** A confirmed address that takes our mails and whose owner has not stopped them. */
  readonly hasMail: boolean
  readonly hasDevice: boolean
}

/** Of these the members of an open club who are not about to be erased. */
export async function findPeople(db: Db, ids: readonly string[], now: Date): Promise<Person[]> {
  const rows = await db
    .selectFrom('accounts as a')
    .innerJoin('memberships as m', (join) =>
      join.onRef('m.account_id', '=', 'a.id').on('m.standing', '=', 'member'),
    )
    .innerJoin('clubs as c', (join) => join.onRef('c.id', '=', 'm.club_id').on('c.active', '=', true))
    .leftJoin('notification_settings as n', 'n.account_id', 'a.id')
    .select([
      'a.id',
      'a.role',
      rankOfMembership.as('rank'),
      'a.first_name as firstName',
      'a.last_name as lastName',
      accountEmail.as('email'),
      isConfirmed.as('emailConfirmed'),
      'c.id as clubId',
      'c.name as clubName',
      'c.time_zone as timeZone',
      'n.choices',
      sql<boolean>`coalesce(n.quiet, true)`.as('quiet'),
      sql<boolean>`a.email is not null and ${isConfirmed} and n.mail_stopped_at is null
        and n.refused_email is distinct from a.email`.as('hasMail'),
      // Not of a login session that has expired, before the night in which it goes.
      sql<boolean>`exists (
        select from push_subscriptions as d join login_sessions as l on l.id = d.login_session_id
        where d.account_id = a.id and l.expires_at > ${now} offset 0
      )`.as('hasDevice'),
    ])
    .where(sql<boolean>`a.id = any(${ids}::uuid[])`)
    .where('a.erased_from', 'is', null)
    .execute()
  return rows.map((row) => ({ ...row, choices: (row.choices ?? {}) as NotificationChoices }))
}

export function channelsTo(
  { rank, choices, hasMail, hasDevice }: Person,
  kind: NotificationKind,
): NotificationChannel[] {
  if (!kindsFor(rank).includes(kind)) return []
  return channelsFor(kind, choices, { mail: hasMail, push: hasDevice })
}
