import type { Member } from '../../domain/actor.ts'
import { accountEmail } from '../accounts/account-email.ts'
import type { Db } from '../database/connection.ts'
import { Refused } from '../refused.ts'

/** A club, and who pays for it. */
export interface Payer {
  readonly clubId: string
  readonly clubName: string
  readonly accountId: string
  readonly email: string
  readonly trialEndsAt: Date
}

/** @throws Refused `no-club` when the actor was removed or the club closed meanwhile */
export async function findPayer(db: Db, actor: Member): Promise<Payer> {
  const payer = await db
    .selectFrom('clubs as c')
    .innerJoin('memberships as m', 'm.club_id', 'c.id')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .select([
      'c.id as clubId',
      'c.name as clubName',
      'a.id as accountId',
      accountEmail.as('email'),
      'c.trial_ends_at as trialEndsAt',
    ])
    .where('c.id', '=', actor.clubId)
    .where('c.active', '=', true)
    .where('a.id', '=', actor.id)
    .where('m.standing', '=', 'member')
    .executeTakeFirst()
  if (!payer) throw new Refused('no-club')
  return payer
}
