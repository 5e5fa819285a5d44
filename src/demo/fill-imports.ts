import { randomBytes } from 'node:crypto'
import { invitationDays } from '../server/accounts/links.ts'
import type { Db } from '../server/database/connection.ts'
import type { Club } from './club.ts'
import { idOf } from './seeded.ts'

const rows = 14
const dayMs = 24 * 3600 * 1000

/** The federation's list, when the season was opened: its rows are gone, and the points that it brought have been typed since. */
export async function fillImports(
  db: Db,
  { id, seasons, founder }: Pick<Club, 'id' | 'seasons' | 'founder'>,
): Promise<void> {
  const [season] = seasons
  if (!season) return
  const at = new Date(season.openedAt.getTime() + dayMs)
  await db
    .insertInto('player_imports')
    .values({
      id: idOf('import of the list of October'),
      club_id: id,
      file_name: 'liste-des-licencies.csv',
      created_by: founder.id,
      created_at: at,
      heartbeat_at: at,
      finished_at: at,
      status: 'done',
      headers: ['Nom', 'Prénom', 'N° licence', 'Points', 'Groupe'],
      columns: ['lastName', 'firstName', 'licence', 'ranking', 'groups'],
      rows_total: rows,
      rows_done: rows,
      updated_count: 9,
      unchanged_count: 4,
      left_out_count: 1,
      has_rows: false,
    })
    .execute()
}

/** They have no password; who has an address has the link of an invitation. */
export async function fillInvited(db: Db, invited: Club['invited']): Promise<void> {
  for (const { person, invitedAt } of invited) {
    await db
      .updateTable('accounts')
      .set({ password_hash: null, email_confirmed_at: null, ...(!invitedAt && { email: null }) })
      .where('id', '=', person.id)
      .execute()
    if (!invitedAt) continue
    await db
      .insertInto('account_links')
      .values({
        token_hash: randomBytes(32),
        account_id: person.id,
        purpose: 'invitation',
        email: person.email,
        created_at: invitedAt,
        expires_at: new Date(invitedAt.getTime() + invitationDays * dayMs),
      })
      .execute()
  }
}
