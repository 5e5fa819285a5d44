import * as playerImports from '../../contract/player-imports.ts'
import { isUnambiguous } from '../../domain/import-columns.ts'
import { proposeColumns } from '../../domain/import-contents.ts'
import { newGroupsOf, planImport } from '../../domain/import-plan.ts'
import {
  maxImportBytes,
  maxImportRows,
  whyNotConfirmImport,
  whyNotEditImport,
  whyNotUndoImport,
} from '../../domain/player-import.ts'
import { lockClubAsMember } from '../clubs/store.ts'
import { lookUpLogin } from '../accounts/login-cookie.ts'
import type { App } from '../app-env.ts'
import type { Db } from '../database/connection.ts'
import { noteInJournal } from '../journal/note.ts'
import { announce } from '../live/announce.ts'
import { allow, foundOr404, Refused } from '../refused.ts'
import { serve, servePrepared } from '../serve.ts'
import { allowWrite } from '../write.ts'
import { fileSentences } from './file-sentences.ts'
import { createGroups } from './groups.ts'
import { findClubNow } from './known-players.ts'
import { importPageOf, toImport } from './page.ts'
import { readFile } from './read-file.ts'
import {
  begin,
  deleteRows,
  findImport,
  findRows,
  insertDraft,
  insertRows,
  isAnotherAtWork,
  listImports,
  lockImport,
  type StoredImport,
  updateColumns,
  updateTitles,
} from './store.ts'

export function playerImportRoutes(app: App): void {
  serve(app, playerImports.list, async ({ actor, db }) => (await listImports(db, actor)).map(toImport))

  serve(app, playerImports.show, async ({ input, actor, db, now, http }) => {
    const stored = foundOr404(await findImport(db, actor, input.id))
    const settings = http.var.context.env
    return importPageOf(db, stored, { ...input, settings, now })
  })

  servePrepared(
    app,
    playerImports.create,
    async (request) => {
      const { input, actor, db, http } = request
      // Before the file is read, which costs most.
      await allowWrite(playerImports.create, request, await lookUpLogin(http, db))
      await http.var.context.attempts.consume('importByClub', actor.clubId)
      const table = await readFile(bytesOf(input.file))
      if ('flaw' in table) throw new Refused('invalid-input', { fields: { file: fileSentences[table.flaw] } })
      return table
    },
    async ({ input, actor, db, now, http }, table) => {
      await lockClubAsMember(db, actor)
      const { id } = input
      const fileName = nameWithSheet(input.fileName, table.sheet)
      await insertDraft(db, actor, { id, fileName, table, columns: proposeColumns(table), now })
      announce(db, { topic: 'player-imports', clubId: actor.clubId, accounts: [actor.id] })
      const stored = foundOr404(await findImport(db, actor, id))
      return importPageOf(db, stored, { page: 1, settings: http.var.context.env, now })
    },
  )

  serve(app, playerImports.setColumns, async ({ input, actor, db, now, http }) => {
    const stored = foundOr404(await lockImport(db, actor, input.id))
    allow(whyNotEditImport(stored, now))
    if (stored.version !== input.version) throw new Refused('changed-meanwhile')
    const { columns } = input
    if (columns.length !== stored.headers.length) {
      throw new Refused('invalid-input', { fields: { columns: 'Une réponse par colonne' } })
    }
    if (!isUnambiguous(columns)) {
      throw new Refused('invalid-input', {
        fields: { columns: 'Deux colonnes ne peuvent pas dire la même chose' },
      })
    }
    await takeTitles(db, stored, input.hasTitles ?? stored.hasTitles)
    await updateColumns(db, stored.id, columns)
    announce(db, { topic: 'player-imports', clubId: actor.clubId, accounts: [actor.id] })
    const settings = http.var.context.env
    return importPageOf(db, foundOr404(await findImport(db, actor, input.id)), { page: 1, settings, now })
  })

  serve(app, playerImports.confirm, async ({ input, actor, db, now, http }) => {
    await lockClubAsMember(db, actor)
    const stored = foundOr404(await lockImport(db, actor, input.id))
    allow(whyNotConfirmImport(stored, await isAnotherAtWork(db, actor, stored.id, now), now))
    if (stored.version !== input.version) throw new Refused('changed-meanwhile')
    const settings = http.var.context.env
    const rows = await findRows(db, stored.id)
    const club = await findClubNow(db, actor.clubId, settings, now)
    await deleteRows(db, stored.id)
    const plans = planImport({ ...club, rows, columns: stored.columns })
    await insertRows(db, stored.id, rows, plans)
    const names = newGroupsOf(plans, club.groups)
    await createGroups(db, { clubId: actor.clubId, importId: stored.id, names, now })
    if (names.length > 0) announce(db, { topic: 'groups', clubId: actor.clubId, to: 'coaches' })
    await begin(db, { id: stored.id, status: 'running', invites: input.invites, now })
    announce(db, { topic: 'player-imports', clubId: actor.clubId, to: 'coaches' })
    await noteInJournal(db, actor, { act: 'players-imported', players: rows.length }, { now })
    return importPageOf(db, foundOr404(await findImport(db, actor, input.id)), { page: 1, settings, now })
  })

  serve(app, playerImports.undo, async ({ input, actor, db, now, http }) => {
    await lockClubAsMember(db, actor)
    const stored = foundOr404(await lockImport(db, actor, input.id))
    allow(whyNotUndoImport(stored, await isAnotherAtWork(db, actor, stored.id, now), now))
    await begin(db, { id: stored.id, status: 'undoing', now })
    announce(db, { topic: 'player-imports', clubId: actor.clubId, to: 'coaches' })
    await noteInJournal(db, actor, { act: 'import-undone', players: stored.rowsTotal }, { now })
    const settings = http.var.context.env
    return importPageOf(db, foundOr404(await findImport(db, actor, input.id)), { page: 1, settings, now })
  })
}

/** @throws Refused `invalid-input` where the first line is the only one, or one too many */
async function takeTitles(db: Db, stored: StoredImport, hasTitles: boolean): Promise<void> {
  if (hasTitles === stored.hasTitles) return
  const rows = stored.rowsTotal + (hasTitles ? -1 : 1)
  if (rows === 0) throw new Refused('invalid-input', { fields: { hasTitles: fileSentences['headers-only'] } })
  if (rows > maxImportRows) {
    throw new Refused('invalid-input', { fields: { hasTitles: fileSentences['too-many-rows'] } })
  }
  await updateTitles(db, stored, hasTitles)
}

/** « joueurs.xlsx, feuille « Jeunes » », so that nobody waits for the players of another. */
function nameWithSheet(fileName: string, sheet: string | null): string {
  return sheet === null ? fileName : `${fileName.slice(-150)}, feuille «\u00A0${sheet}\u00A0»`
}

function bytesOf(file: string): Uint8Array {
  return new Uint8Array(Buffer.from(file, 'base64')).subarray(0, maxImportBytes + 1)
}
