import * as v from 'valibot'
import * as clubExports from '../../contract/club-exports.ts'
import { id as uuid } from '../../contract/fields.ts'
import { whyCannot } from '../../domain/ability.ts'
import { isUnderWay, whyNotExport, whyNotReadExports } from '../../domain/club-export.ts'
import { lookUpLogin } from '../accounts/login-cookie.ts'
import type { App } from '../app-env.ts'
import { lockClub } from '../clubs/store.ts'
import type { Db } from '../database/connection.ts'
import { noteInJournal } from '../journal/note.ts'
import { announce } from '../live/announce.ts'
import { allow, foundOr404 } from '../refused.ts'
import { serve } from '../serve.ts'
import {
  asMember,
  createExport,
  type ExportFile,
  findExportFile,
  findExportPage,
  readChunk,
} from './store.ts'

export function clubExportRoutes(app: App): void {
  serve(app, clubExports.show, async ({ actor, db, now }) => {
    const { member, isOwner } = await asMember(db, actor)
    allow(whyNotReadExports(member, isOwner))
    return findExportPage(db, member, now)
  })

  serve(app, clubExports.create, async ({ input, actor, db, now }) => {
    await lockClub(db, (await asMember(db, actor)).member.clubId)
    // Who was removed or handed it over meanwhile.
    const { member, isOwner } = await asMember(db, actor)
    const { latest, ofDay } = await findExportPage(db, member, now)
    const underWay = latest !== null && isUnderWay(latest.status)
    allow(whyNotExport(member, { isOwner, exports: { underWay, ofDay } }))
    await createExport(db, member, { id: input.id, now })
    announce(db, { topic: 'club-export', accounts: [actor.id] })
    await noteInJournal(db, member, { act: 'exported' }, { now })
    return findExportPage(db, member, now)
  })

  app.get(clubExports.exportFilePath(':id'), async (c) => {
    const { db, now } = c.get('context')
    const login = await lookUpLogin(c, db)
    allow(whyCannot(login?.actor ?? null, 'exportClub'))
    const { member, isOwner } = await asMember(db, login!.actor)
    allow(whyNotReadExports(member, isOwner))
    const id = v.safeParse(uuid, c.req.param('id'))
    const file = foundOr404(
      id.success ? await findExportFile(db, member, { id: id.output, now: now() }) : null,
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
