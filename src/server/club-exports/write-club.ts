import type { Db } from '../database/connection.ts'
import { type Writing, writeArchive } from './archive.ts'
import { instantWriter } from './csv.ts'

/**
 * The zip of a club, from all tables as they are at one moment, however long it takes to read them.
 * @returns how many bytes it has
 */
export function writeClub(
  db: Db,
  clubId: string,
  writing: Pick<Writing, 'at' | 'onChunk' | 'onFile'>,
): Promise<number> {
  return inSnapshot(db, async (snapshot) => {
    const club = await snapshot
      .selectFrom('clubs')
      .select(['name', 'time_zone as timeZone'])
      .where('id', '=', clubId)
      .executeTakeFirstOrThrow()
    return writeArchive(
      { db: snapshot, clubId },
      { ...writing, clubName: club.name, writeInstant: instantWriter(club.timeZone) },
    )
  })
}

function inSnapshot<T>(db: Db, work: (snapshot: Db) => Promise<T>): Promise<T> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work)
}
