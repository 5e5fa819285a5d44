import { v7 as uuidv7 } from 'uuid'
import type { AppContext } from '../app-env.ts'
import type { Db } from '../database/connection.ts'
import { announce, announcing } from '../live/announce.ts'
import { mailExportFailed, mailExportReady } from './mails.ts'
import {
  beginRun,
  deleteExpiredBytes,
  type ExportRun,
  failRun,
  finishRun,
  restartSilentExports,
  RunReplaced,
  saveChunk,
  saveProgress,
} from './runs.ts'
import { writeClub } from './write-club.ts'

type JobContext = Pick<AppContext, 'db' | 'env' | 'logger' | 'now'>

/** A run says something with every file and every chunk, and no statement may take that long. */
const silenceMs = 120_000

/** Writes the club as its owner asked, replacing what a lost run has left; where that fails, the owner is told. */
export async function exportClub(context: JobContext, id: string): Promise<void> {
  const { db, logger, now } = context
  const run = await announceRun(db, (tx) => beginRun(tx, { id, run: uuidv7(), now: now() }))
  if (!run) return
  try {
    await write(context, run)
  } catch (error) {
    // The other run goes on.
    if (error instanceof RunReplaced) return
    logger.error({ err: error, exportId: id, clubId: run.clubId }, 'The export of a club failed.')
    await announceFailure(context, run)
  }
}

async function announceFailure({ db, env }: JobContext, run: ExportRun): Promise<void> {
  try {
    await announceRun(db, async (tx) => {
      await failRun(tx, run)
      await mailExportFailed(tx, run, env)
      return run
    })
  } catch (error) {
    if (!(error instanceof RunReplaced)) throw error
  }
}

async function write({ db, env, now }: JobContext, run: ExportRun): Promise<void> {
  let position = 0
  const bytes = await writeClub(db, run.clubId, {
    at: now(),
    async onChunk(bytes) {
      await saveChunk(db, run, { position, bytes, now: now() })
      position += 1
    },
    onFile: async (filesDone) => {
      await announceRun(db, async (tx) => {
        await saveProgress(tx, run, { filesDone, now: now() })
        return run
      })
    },
  })
  await announceRun(db, async (tx) => {
    await finishRun(tx, run, { bytes, now: now() })
    await mailExportReady(tx, run, env)
    return run
  })
}

/** Runs every minute. */
export async function restartLostExports({ db, env, now }: JobContext): Promise<void> {
  const before = new Date(now().getTime() - silenceMs)
  await announcing(db, async (tx) => {
    for (const failed of await restartSilentExports(tx, { before, now: now() })) {
      await mailExportFailed(tx, failed, env)
      await announceToOwners(tx, failed)
    }
  })
}

/** Runs every minute: the screen says that it is deleted when its time has passed. */
export async function deleteExpiredExports({ db, now }: JobContext): Promise<void> {
  await deleteExpiredBytes(db, now())
}

/** The open pages of the owner follow. */
function announceRun<R extends Pick<ExportRun, 'clubId' | 'askedBy'> | null>(
  db: Db,
  work: (tx: Db) => Promise<R>,
): Promise<R> {
  return announcing(db, async (tx) => {
    const run = await work(tx)
    if (run) await announceToOwners(tx, run)
    return run
  })
}

/** Of now, and of when it was asked for: the club may have been handed over since. */
async function announceToOwners(
  tx: Db,
  { clubId, askedBy }: Pick<ExportRun, 'clubId' | 'askedBy'>,
): Promise<void> {
  const owner = await tx
    .selectFrom('memberships')
    .select('account_id as id')
    .where('club_id', '=', clubId)
    .where('owner', '=', true)
    .executeTakeFirst()
  const accounts = [...new Set([askedBy, owner?.id ?? askedBy])]
  // Who belongs to a closed club hears nothing of it otherwise.
  announce(tx, { topic: 'club-export', accounts })
}
