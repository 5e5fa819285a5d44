import type { Insertable } from 'kysely'
import type { DB } from '../../src/server/database/schema.gen.ts'
import { idOf } from '../../src/demo/seeded.ts'
import { dayMs, type Place } from './place.ts'

/** Few enough to lie in the row: a level more of PostgreSQL's own index of large values is no growth of ours. */
const bytes = 1000

/** A finished export of the club. */
export function exportOf(
  { clubId, seed }: Pick<Place, 'clubId' | 'seed'>,
  askedBy: string,
  askedAt: Date,
): Insertable<DB['club_exports']> {
  return {
    id: idOf(`export of ${seed}`),
    club_id: clubId,
    asked_by: askedBy,
    asked_at: askedAt,
    status: 'ready',
    run: idOf(`run of ${seed}`),
    runs: 1,
    heartbeat_at: askedAt,
    files_done: 31,
    files_total: 31,
    bytes,
    expires_at: new Date(askedAt.getTime() + dayMs),
  }
}

export function chunkOf({ seed }: Pick<Place, 'seed'>): Insertable<DB['club_export_chunks']> {
  return {
    export_id: idOf(`export of ${seed}`),
    run: idOf(`run of ${seed}`),
    position: 0,
    bytes: Buffer.alloc(bytes),
  }
}
