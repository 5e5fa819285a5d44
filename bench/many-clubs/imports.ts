import type { Insertable } from 'kysely'
import type { DB } from '../../src/server/database/schema.gen.ts'
import { idOf } from '../../src/demo/seeded.ts'
import type { Place } from './place.ts'

const rows = 20

type Of = Pick<Place, 'clubId' | 'seed' | 'coachIds'>

/** An import of the club: a draft, or one that is done. */
export function importsOf(
  { clubId, seed, coachIds }: Of,
  { at, finished }: { at: Date; finished: boolean },
): Insertable<DB['player_imports']>[] {
  return [
    {
      id: idOf(`${finished ? 'finished' : 'draft'} import of ${seed}`),
      club_id: clubId,
      created_by: coachIds[0] ?? null,
      created_at: at,
      heartbeat_at: at,
      file_name: 'joueurs.csv',
      headers: ['Nom', 'Prénom', 'Groupe'],
      columns: ['lastName', 'firstName', 'groups'],
      rows_total: rows,
      rows_done: finished ? rows : 0,
      status: finished ? 'done' : 'draft',
      finished_at: finished ? at : null,
      created_groups: finished ? [idOf(`first group of ${seed}`)] : [],
    },
  ]
}

export function importRowsOf(
  { seed }: Pick<Place, 'seed'>,
  kind: 'draft' | 'finished',
): Insertable<DB['player_import_rows']>[] {
  return Array.from({ length: rows }, (_, position) => ({
    import_id: idOf(`${kind} import of ${seed}`),
    position,
    line: position + 2,
    cells: JSON.stringify([`Nom ${position}`, 'Prénom', 'Groupe du samedi']),
    group_ids: kind === 'finished' ? [idOf(`first group of ${seed}`)] : [],
  }))
}
