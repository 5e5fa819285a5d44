import type { WhoAmI } from '../../contract/accounts.ts'
import type { Db } from '../database/connection.ts'
import type { Env } from '../env.ts'

/** What the shell shows of an account: the person, and the club they are in or wait for. */
export async function whoAmI(db: Db, accountId: string, { BILLING }: Pick<Env, 'BILLING'>): Promise<WhoAmI> {
  const row = await db
    .selectFrom('accounts as a')
    .leftJoin('memberships as m', 'm.account_id', 'a.id')
    .leftJoin('clubs as c', (join) => join.onRef('c.id', '=', 'm.club_id').on('c.active', '=', true))
    .leftJoin('club_subscriptions as s', 's.club_id', 'c.id')
    .select([
      'a.id',
      'a.role',
      'a.first_name',
      'a.last_name',
      'a.email',
      'a.email_confirmed_at',
      'a.active',
      'a.version',
      'm.standing',
      'm.since',
      'c.id as club_id',
      'c.name as club_name',
      'c.time_zone',
      'c.read_only_from',
      's.past_due_since',
    ])
    .where('a.id', '=', accountId)
    .executeTakeFirstOrThrow()
  const { club_id, club_name, time_zone, standing, since } = row
  const sold = BILLING !== 'off'
  const readOnlyFrom = sold ? (row.read_only_from?.toISOString() ?? null) : null
  const paymentFailed = sold && row.past_due_since !== null
  const club = club_id !== null && club_name !== null && time_zone !== null && since !== null
  return {
    account: {
      id: row.id,
      role: row.role,
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      emailConfirmed: row.email_confirmed_at !== null,
      active: row.active,
      version: row.version,
    },
    club:
      club && standing === 'member'
        ? {
            id: club_id,
            name: club_name,
            timeZone: time_zone,
            readOnlyFrom,
            ...(row.role === 'coach' && { paymentFailed }),
          }
        : null,
    waitingFor: club && standing === 'waiting' ? { clubName: club_name, since: since.toISOString() } : null,
  }
}
