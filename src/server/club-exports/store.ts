import { sql } from 'kysely'
import type { ExportPage } from '../../contract/club-exports.ts'
import type { Actor, Member } from '../../domain/actor.ts'
import { exportsCountedSince } from '../../domain/club-export.ts'
import { membershipOf } from '../clubs/memberships.ts'
import type { Db } from '../database/connection.ts'
import { Refused } from '../refused.ts'
import { filesTotal } from './archive.ts'

/** The export that was asked for last, the latest that can be downloaded, and how many count today. */
export async function findExportPage(db: Db, actor: Member, now: Date): Promise<ExportPage> {
  const latest = await db
    .selectFrom('club_exports')
    .select(['id', 'status', 'asked_at as askedAt', 'files_done as filesDone', 'files_total as filesTotal'])
    .where('club_id', '=', actor.clubId)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const download = await db
    .selectFrom('club_exports')
    .select(['id', 'bytes', 'expires_at as expiresAt'])
    .where('club_id', '=', actor.clubId)
    .where('status', '=', 'ready')
    .where('expires_at', '>', now)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .$narrowType<{ bytes: number; expiresAt: Date }>()
    .executeTakeFirst()
  const { count } = await db
    .selectFrom('club_exports')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('club_id', '=', actor.clubId)
    .where('asked_at', '>', exportsCountedSince(now))
    .executeTakeFirstOrThrow()
  return {
    latest: latest ? { ...latest, askedAt: latest.askedAt.toISOString() } : null,
    download: download ? { ...download, expiresAt: download.expiresAt.toISOString() } : null,
    ofDay: count,
  }
}

/** The club whose export the actor asks about, closed or not, as a member of it. @throws Refused `no-club` */
export async function asMember(db: Db, actor: Actor): Promise<{ member: Member; isOwner: boolean }> {
  const membership = await membershipOf(db, actor.id)
  if (membership?.standing !== 'member') throw new Refused('no-club')
  return { member: { ...actor, clubId: membership.clubId }, isOwner: membership.owner }
}

interface NewExport {
  id: string
  now: Date
}

/** With the job that writes it, which is not tried again by itself: a lost one is restarted, a failed one said. */
export async function createExport(db: Db, actor: Member, { id, now }: NewExport): Promise<void> {
  await db
    .insertInto('club_exports')
    .values({
      id,
      club_id: actor.clubId,
      asked_by: actor.id,
      asked_at: now,
      heartbeat_at: now,
      files_total: filesTotal,
    })
    .execute()
  await enqueueExport(db, id)
}

/** In place of the job that there may be of it: one that has begun is left to itself. */
export async function enqueueExport(db: Db, id: string): Promise<void> {
  const payload = JSON.stringify({ id })
  await sql`
    select graphile_worker.add_job(
      'export-club', ${payload}::json, job_key => ${`export-${id}`}, max_attempts => 1
    )`.execute(db)
}

export interface ExportFile {
  readonly id: string
  readonly run: string
  readonly bytes: number
  readonly clubName: string
  /** The club's day on which it was asked for. */
  readonly day: string
}

/** An export of the actor's club that can be downloaded now. */
export async function findExportFile(
  db: Db,
  actor: Member,
  { id, now }: NewExport,
): Promise<ExportFile | null> {
  const row = await db
    .selectFrom('club_exports as e')
    .innerJoin('clubs as c', 'c.id', 'e.club_id')
    .select([
      'e.id',
      'e.run',
      'e.bytes',
      'c.name as clubName',
      sql<string>`to_char(e.asked_at at time zone c.time_zone, 'YYYY-MM-DD')`.as('day'),
    ])
    .where('e.id', '=', id)
    .where('e.club_id', '=', actor.clubId)
    .where('e.status', '=', 'ready')
    .where('e.expires_at', '>', now)
    .executeTakeFirst()
  const { run, bytes } = row ?? {}
  return row && run && bytes ? { ...row, run, bytes } : null
}

export async function readChunk(
  db: Db,
  { id, run }: Pick<ExportFile, 'id' | 'run'>,
  position: number,
): Promise<Buffer | null> {
  const chunk = await db
    .selectFrom('club_export_chunks')
    .select('bytes')
    .where('export_id', '=', id)
    .where('run', '=', run)
    .where('position', '=', position)
    .executeTakeFirst()
  return chunk?.bytes ?? null
}
