import type { Db } from '../server/database/connection.ts'
import { type Club, vaiseId } from './club.ts'
import { idOf } from './seeded.ts'

const rows = 14

/** The federation's list of October, in the journal: its rows are gone, and the points that it brought have been typed since. */
export async function fillImports(
  db: Db,
  { id, createdAt, founder }: Pick<Club, 'id' | 'createdAt' | 'founder'>,
): Promise<void> {
  if (id !== vaiseId) return
  const at = new Date(createdAt.getTime() + 24 * 3600 * 1000)
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
      headers: ['Nom', 'Prénom', 'N° licence', 'Points'],
      columns: ['lastName', 'firstName', 'licence', 'ranking'],
      rows_total: rows,
      rows_done: rows,
      updated_count: 9,
      unchanged_count: 4,
      left_out_count: 1,
      has_rows: false,
    })
    .execute()
}
