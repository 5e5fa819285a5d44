import { type FileHandle, open, rm } from 'node:fs/promises'
import { asOperator } from '../admin/as-operator.ts'
import type { AdminCommand } from '../admin/command.ts'
import { printable } from '../admin/printable.ts'
import { findAnyClub } from '../clubs/operator-store.ts'
import { noteOperatorInJournal } from '../journal/note.ts'
import { codeOf, fileError, StartError } from '../start-error.ts'
import { writeClub } from './write-club.ts'

export const clubExportCommands: Record<'export', AdminCommand> = {
  export: {
    usage: 'export CLUB FILE',
    summary: 'writes the zip that a club’s owner can download, of a closed club too; its journal says so',
    async run({ db, now }, [given = '', path = '']) {
      const { id, name } = await findAnyClub(db, given)
      const file = await createFile(path)
      try {
        // First: nothing leaves the club without its coaches reading of it.
        await asOperator(db, now(), (tx) =>
          noteOperatorInJournal(tx, id, { act: 'operator-exported' }, now()),
        )
        const bytes = await writeClub(db, id, {
          at: now(),
          onChunk: (chunk) => file.writeFile(chunk),
          onFile: async () => {},
        })
        await file.sync()
        return printable(
          `${name} is in ${path}, ${bytes} bytes. It holds addresses and what was said of minors: delete it once it is of no more use.`,
        )
      } catch (error) {
        await rm(path, { force: true })
        throw fileError(error, path)
      } finally {
        await file.close()
      }
    },
  },
}

/** Its owner alone may read it. */
async function createFile(path: string): Promise<FileHandle> {
  try {
    return await open(path, 'wx', 0o600)
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw new StartError(`${path} is there already: name another file.`)
    throw fileError(error, path)
  }
}
