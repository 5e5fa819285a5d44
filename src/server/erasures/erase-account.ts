import { sql } from 'kysely'
import type { Db } from '../database/connection.ts'
import { announceMembership } from '../clubs/memberships.ts'
import { withdrawFromUpcoming } from '../clubs/withdrawals.ts'
import { noteInJournal } from '../journal/note.ts'
import { eraseFromEvenings } from '../hall/store.ts'
import { announce } from '../live/announce.ts'
import { noteSecurityEvent } from '../security-events.ts'
import { insertErasure } from './store.ts'
import { keepCounts } from './stand-ins.ts'
import { eraseTraces, type Erased } from './traces.ts'

/**
 * Erases a person: what is theirs goes with the account, what others count of them loses its name, and what they have written
 * for a club stays there without them. Nothing that names them is left but what `src/server/erasures/coverage.test.ts` lists.
 * @param onlyIfDue leaves whoever has kept their account meanwhile
 * @returns whether there was such an account
 */
export async function eraseAccount(
  tx: Db,
  id: string,
  now: Date,
  { onlyIfDue = false }: { onlyIfDue?: boolean } = {},
): Promise<boolean> {
  await lockClubsOf(tx, id)
  const person = await lockPerson(tx, id, onlyIfDue ? now : null)
  if (!person) return false
  // Noted while the account is there; with it, the entries lose its name.
  const knownIn = await leaveClub(tx, person)
  for (const clubId of knownIn) {
    await noteInJournal(tx, { id, clubId }, { act: 'erased' }, { now })
    // Whose devices forget what they have read.
    announce(tx, { topic: 'me', clubId, to: 'members' })
  }
  if (knownIn.length === 0) noteSecurityEvent(tx, { event: 'erased', accountId: id })
  for (const clubId of person.clubIds) {
    await withdrawFromUpcoming(tx, clubId, [id], now)
    await keepCounts(tx, { playerId: id, clubId })
    await eraseFromEvenings(tx, id, clubId)
  }
  await eraseTraces(tx, person)
  await tx.deleteFrom('accounts').where('id', '=', id).execute()
  announce(tx, { ends: id })
  await insertErasure(tx, { id, kind: 'account', now })
  return true
}

/**
 * In the order in which everything else locks them: clubs, memberships, accounts. An import that runs ends its batch first, and
 * finds this person’s row emptied in the next one.
 */
async function lockClubsOf(tx: Db, id: string): Promise<void> {
  const clubIds = await clubsOf(tx, id)
  await sql`
    select from clubs where id = any(${clubIds}::uuid[]) order by id for no key update`.execute(tx)
  await sql`select from memberships where account_id = ${id} for update`.execute(tx)
}

/** `due` is the instant at which they were to be erased, at the latest. */
async function lockPerson(tx: Db, id: string, due: Date | null): Promise<Erased | undefined> {
  const account = await tx
    .selectFrom('accounts')
    .select(['id', 'email', 'first_name as firstName', 'last_name as lastName'])
    .where('id', '=', id)
    .where('stand_in_of', 'is', null)
    .$if(due !== null, (query) => query.where('erased_from', '<=', due))
    .forUpdate()
    .executeTakeFirst()
  return account && { ...account, clubIds: await clubsOf(tx, id) }
}

/** Every club in which something of them may be left. */
async function clubsOf(tx: Db, id: string): Promise<string[]> {
  const { rows } = await sql<{ clubId: string }>`
    select club_id as "clubId" from memberships where account_id = ${id}
    union select club_id from departures where account_id = ${id}
    union select club_id from ended_memberships where account_id = ${id}
    union select club_id from mailed_arrivals where account_id = ${id}
    union select club_id from guardianships where guardian_id = ${id}
    union select club_id from session_participants where player_id = ${id}
    union select club_id from session_participants where replied_by = ${id}`.execute(tx)
  return rows.map(({ clubId }) => clubId)
}

/**
 * A club whose owner goes passes to another coach, as when anybody leaves it.
 * @returns the clubs in which they were known: members, now or before, or guardians of one
 */
async function leaveClub(tx: Db, { id }: Erased): Promise<string[]> {
  const { rows } = await sql<{ clubId: string }>`
    select club_id as "clubId" from memberships where account_id = ${id} and standing = 'member'
    union select club_id from departures where account_id = ${id}
    union select club_id from guardianships where guardian_id = ${id}
    union select club_id from session_participants where replied_by = ${id}`.execute(tx)
  const left = await tx
    .deleteFrom('memberships')
    .where('account_id', '=', id)
    .returning(['club_id as clubId', 'standing'])
    .executeTakeFirst()
  if (left) announceMembership(tx, { ...left, accountId: id })
  return rows.map(({ clubId }) => clubId)
}
