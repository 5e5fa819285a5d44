import type { WhoAmI } from '../../contract/accounts.ts'
import type { Db } from '../database/connection.ts'

/** What the shell shows of an account: the person, and the club they are in or wait for. */
export async function whoAmI(db: Db, accountId: string): Promise<WhoAmI> {
  const row = await db
    .selectFrom('accounts as a')
    .leftJoin('memberships as m', 'm.account_id', 'a.id')
    .leftJoin('clubs as c', (join) => join.onRef('c.id', '=', 'm.club_id').on('c.active', '=', true))
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
    ])
    .where('a.id', '=', accountId)
    .executeTakeFirstOrThrow()
  const { club_id, club_name, time_zone, standing, since } = row
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
    club: club && standing === 'member' ? { id: club_id, name: club_name, timeZone: time_zone } : null,
    waitingFor: club && standing === 'waiting' ? { clubName: club_name, since: since.toISOString() } : null,
  }
}
