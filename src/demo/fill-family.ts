import type { Db } from '../server/database/connection.ts'
import { people } from './club-people.ts'
import { vaiseId } from './club.ts'
import { idOf } from './seeded.ts'

/** A mother who trains nowhere herself; of `parentOf` the two children without an address. */
export const parent = {
  id: idOf('sonia.haddad@courriel.example'),
  role: 'guardian',
  firstName: 'Sonia',
  lastName: 'Haddad',
  email: 'sonia.haddad@courriel.example',
} as const

const children = [
  { firstName: 'Kenza', birthYear: 2015 },
  { firstName: 'Rayan', birthYear: 2018 },
].map((child) => ({ ...child, id: idOf(`${child.firstName} Haddad`), lastName: parent.lastName }))

/** Her account alone. */
export async function fillParent(db: Db, now: Date, passwordHash: string): Promise<void> {
  await db
    .insertInto('accounts')
    .values({
      id: parent.id,
      role: parent.role,
      email: parent.email,
      email_confirmed_at: now,
      password_hash: passwordHash,
      first_name: parent.firstName,
      last_name: parent.lastName,
      created_at: now,
      updated_at: now,
    })
    .execute()
}

/** What a visitor finds: her and her children, who take part in the next sessions. */
export async function fillFamily(db: Db, now: Date, passwordHash: string): Promise<void> {
  await fillParent(db, now, passwordHash)
  await db
    .insertInto('accounts')
    .values(
      children.map(({ id, firstName, lastName, birthYear }) => ({
        id,
        role: 'player',
        first_name: firstName,
        last_name: lastName,
        birth_year: birthYear,
        created_at: now,
        updated_at: now,
      })),
    )
    .execute()
  const ofClub = { club_id: vaiseId }
  await db
    .insertInto('memberships')
    .values(
      children.map(({ id }) => ({
        ...ofClub,
        account_id: id,
        role: 'player',
        standing: 'member',
        accepted_at: now,
        since: now,
      })),
    )
    .execute()
  const accepted = {
    invited_by: people.lea.id,
    invited_at: now,
    accepted_by: people.lea.id,
    accepted_at: now,
  }
  await db
    .insertInto('guardianships')
    .values(
      children.map(({ id, firstName }) => ({
        ...ofClub,
        ...accepted,
        id: idOf(`Sonia Haddad for ${firstName}`),
        child_id: id,
        guardian_id: parent.id,
      })),
    )
    .execute()
  const sessions = await db
    .selectFrom('training_sessions')
    .select('id')
    .where('club_id', '=', vaiseId)
    .where('starts_at', '>', now)
    .where('deleted_at', 'is', null)
    .orderBy('starts_at')
    .orderBy('id')
    .limit(3)
    .execute()
  await db
    .insertInto('session_participants')
    .values(
      sessions.flatMap(({ id: session_id }, n) =>
        children
          .filter((_, child) => child === 0 || n < 2)
          .map(({ id: player_id }, child) => ({
            ...ofClub,
            session_id,
            player_id,
            ...(child === 0 && n === 0 && { reply: 'coming' as const, reply_at: now, replied_by: parent.id }),
          })),
      ),
    )
    .execute()
}
