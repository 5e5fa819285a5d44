import * as v from 'valibot'
import * as clubExports from '../../contract/club-exports.ts'
import { id as uuid } from '../../contract/fields.ts'
import { whyCannot } from '../../domain/ability.ts'
import type { Member } from '../../domain/actor.ts'
import { isUnderWay, whyNotExport, whyNotReadExports } from '../../domain/club-export.ts'
import { lookUpLogin } from '../accounts/login-cookie.ts'
import type { App } from '../app-env.ts'
import { lockClubAsMember } from '../clubs/store.ts'
import type { Db } from '../database/connection.ts'
import { announce } from '../live/announce.ts'
import { allow, foundOr404 } from '../refused.ts'
import { serve } from '../serve.ts'
import { createExport, type ExportFile, findExportFile, findExportPage, isOwner, readChunk } from './store.ts'

export function clubExportRoutes(app: App): void {
  serve(app, clubExports.show, async ({ actor, db, now }) => {
    allow(whyNotReadExports(actor, await isOwner(db, actor)))
    return findExportPage(db, actor, now)
  })

  serve(app, clubExports.create, async ({ input, actor, db, now }) => {
    await lockClubAsMember(db, actor)
    const { latest, ofDay } = await findExportPage(db, actor, now)
    const underWay = latest !== null && isUnderWay(latest.status)
    allow(whyNotExport(actor, { isOwner: await isOwner(db, actor), exports: { underWay, ofDay } }))
    await createExport(db, actor, { id: input.id, now })
    announce(db, { topic: 'club-export', clubId: actor.clubId, accounts: [actor.id] })
    return findExportPage(db, actor, now)
  })

  app.get(clubExports.exportFilePath(':id'), async (c) => {
    const { db, now } = c.get('context')
    const login = await lookUpLogin(c, db)
    allow(whyCannot(login?.actor ?? null, 'exportClub'))
    const actor = login!.actor as Member
    allow(whyNotReadExports(actor, await isOwner(db, actor)))
    const id = v.safeParse(uuid, c.req.param('id'))
    const file = foundOr404(
      id.success ? await findExportFile(db, actor, { id: id.output, now: now() }) : null,
    )
    return new Response(bytesOf(db, file), {
      headers: {
        'Content-Type': 'application/zip',
        'Content-Length': String(file.bytes),
        'Content-Disposition': attachment(`Rebond - ${file.clubName} - ${file.day}.zip`),
        'Cache-Control': 'no-store',
      },
    })
  })
}

/** A chunk is read when the one before it has gone: slow clients hold neither connections nor memory. */
function bytesOf(db: Db, file: ExportFile): ReadableStream<Uint8Array> {
  let position = 0
  let left = file.bytes
  return new ReadableStream(
    {
      async pull(controller) {
        // What was deleted meanwhile ends the download as broken, not as if that were all.
        const chunk = foundOr404(await readChunk(db, file, position))
        position += 1
        left -= chunk.length
        controller.enqueue(chunk)
        if (left <= 0) controller.close()
      },
    },
    { highWaterMark: 1 },
  )
}

/** Browsers that know the second name take it; in the first each letter beyond ASCII is a `_`. */
function attachment(name: string): string {
  // No separators of folders, and nothing that Windows forbids in a file's name.
  const allowed = name.replaceAll(/[\\/:*?"<>|]/g, '-')
  const ascii = allowed.replaceAll(/[^ -~]/g, '_')
  const encoded = encodeURIComponent(allowed).replaceAll(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
