import { addMember } from '../clubs/memberships.ts'
import type { Db } from '../database/connection.ts'

interface NewPlayer {
  readonly id: string
  readonly clubId: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string | null
  readonly birthYear: number | null
  readonly ranking: number | null
  readonly now: Date
}

/** An account without a password, a member of the club: the coach who adds them has let them in. */
export async function insertPlayer(tx: Db, player: NewPlayer): Promise<void> {
  const { id, clubId, firstName, lastName, email, birthYear, ranking, now } = player
  await tx
    .insertInto('accounts')
    .values({
      id,
      role: 'player',
      email,
      first_name: firstName,
      last_name: lastName,
      birth_year: birthYear,
      ranking,
      created_at: now,
      updated_at: now,
    })
    .execute()
  await addMember(tx, { clubId, accountId: id, role: 'player', standing: 'member', acceptedAt: now, now })
}
