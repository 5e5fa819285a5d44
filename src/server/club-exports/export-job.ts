import { v7 as uuidv7 } from 'uuid'
import type { AppContext } from '../app-env.ts'
import type { Db } from '../database/connection.ts'
import { announce, announcing } from '../live/announce.ts'
import { writeArchive } from './archive.ts'
import { instantWriter } from './csv.ts'
import { mailExportReady } from './mails.ts'
import {
  beginRun,
  type ExportRun,
  failRun,
  finishRun,
  restartSilentExports,
  RunReplaced,
  saveChunk,
  saveProgress,
} from './runs.ts'

type JobContext = Pick<AppContext, 'db' | 'env' | 'logger' | 'now'>

/** A run says something with every file and every chunk, and no statement may take that long. */
const silenceMs = 120_000

/** Writes the club as its owner asked, replacing what a lost run has left; where that fails, the owner is told. */
export async function exportClub(context: JobContext, id: string): Promise<void> {
  const { db, logger, now } = context
  const run = await telling(db, (tx) => beginRun(tx, { id, run: uuidv7(), now: now() }))
  if (!run) return
  try {
    await write(context, run)
  } catch (error) {
    // The other run goes on.
    if (error instanceof RunReplaced) return
    logger.error({ err: error, exportId: id, clubId: run.clubId }, 'The export of a club failed.')
    await telling(db, async (tx) => {
      await failRun(tx, run)
      return run
    })
  }
}

async function write({ db, env, now }: JobContext, run: ExportRun): Promise<void> {
  let position = 0
  const bytes = await inSnapshot(db, async (snapshot) => {
    const club = await snapshot
      .selectFrom('clubs')
      .select(['name', 'time_zone as timeZone'])
      .where('id', '=', run.clubId)
      .executeTakeFirstOrThrow()
    return writeArchive(
      { db: snapshot, clubId: run.clubId },
      {
        clubName: club.name,
        writeInstant: instantWriter(club.timeZone),
        at: now(),
        async onChunk(bytes) {
          await saveChunk(db, run, { position, bytes, now: now() })
          position += 1
        },
        onFile: async (filesDone) => {
          await telling(db, async (tx) => {
            await saveProgress(tx, run, { filesDone, now: now() })
            return run
          })
        },
      },
    )
  })
  await telling(db, async (tx) => {
    await finishRun(tx, run, { bytes, now: now() })
    await mailExportReady(tx, run, env)
    return run
  })
}

/** All tables as they are at one moment, however long it takes to read them. */
function inSnapshot<T>(db: Db, work: (snapshot: Db) => Promise<T>): Promise<T> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work)
}

export async function restartLostExports({ db, now }: JobContext): Promise<void> {
  const before = new Date(now().getTime() - silenceMs)
  await announcing(db, async (tx) => {
    for (const { clubId, askedBy } of await restartSilentExports(tx, { before, now: now() })) {
      announce(tx, { topic: 'club-export', clubId, accounts: [askedBy] })
    }
  })
}

/** The open pages of whoever asked for it follow. */
function telling<R extends Pick<ExportRun, 'clubId' | 'askedBy'> | null>(
  db: Db,
  work: (tx: Db) => Promise<R>,
): Promise<R> {
  return announcing(db, async (tx) => {
    const run = await work(tx)
    if (run) announce(tx, { topic: 'club-export', clubId: run.clubId, accounts: [run.askedBy] })
    return run
  })
}
