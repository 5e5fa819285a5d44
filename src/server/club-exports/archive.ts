import { Zip, ZipDeflate } from 'fflate'
import { byteOrderMark } from '../../domain/csv.ts'
import { clubTables } from './club-tables.ts'
import { exportedLine } from './csv.ts'
import { type ExportedTable, inWords, titleOf } from './exported-table.ts'
import { groupTables } from './group-tables.ts'
import { journalTable } from './journal-table.ts'
import { libraryTables } from './library-tables.ts'
import type { Source } from './pages.ts'
import { readMe } from './read-me.ts'
import { sessionTables } from './session-tables.ts'

export const exportedTables: readonly ExportedTable[] = [
  ...clubTables,
  ...groupTables,
  ...sessionTables,
  ...libraryTables,
  journalTable,
]

/** Each table as CSV and as JSON, and what they are. */
export const filesTotal = 2 * exportedTables.length + 1

/** So many bytes make a chunk; the last may be smaller. */
export const chunkBytes = 256 * 1024

export interface Writing {
  clubName: string
  writeInstant: (at: Date) => string
  /** Of the files inside. */
  at: Date
  onChunk: (chunk: Uint8Array) => Promise<void>
  onFile: (filesDone: number) => Promise<void>
}

/**
 * A zip of all that is the club's, in chunks. It is compressed a page of rows at a time and the next page is read when the
 * chunk before is stored, so that the memory it takes does not depend on the club.
 * @returns how many bytes it has
 */
export async function writeArchive(source: Source, writing: Writing): Promise<number> {
  const { clubName, writeInstant, at, onChunk, onFile } = writing
  const compressed = createChunks(chunkBytes)
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    compressed.add(bytes)
  })
  const encoder = new TextEncoder()
  let files = 0

  async function addFile(name: string, texts: AsyncIterable<string> | Iterable<string>): Promise<void> {
    const file = new ZipDeflate(name, { level: 6 })
    file.mtime = at
    zip.add(file)
    for await (const text of texts) {
      file.push(encoder.encode(text))
      for (const chunk of compressed.takeFull()) await onChunk(chunk)
    }
    file.push(new Uint8Array(), true)
    files += 1
    // After each table: its two files.
    if (files % 2 === 1) await onFile(files)
  }

  await addFile('LISEZMOI.txt', [readMe(clubName, writeInstant(at))])
  for (const table of exportedTables) {
    await addFile(`csv/${table.file}.csv`, csvOf(table, source, writeInstant))
    await addFile(`json/${table.file}.json`, jsonOf(table, source))
  }
  zip.end()
  for (const chunk of compressed.takeAll()) await onChunk(chunk)
  return compressed.bytes()
}

async function* csvOf(
  { columns, pages }: ExportedTable,
  source: Source,
  writeInstant: (at: Date) => string,
): AsyncGenerator<string> {
  const named = Object.entries(columns)
  yield byteOrderMark +
    exportedLine(
      named.map(([, column]) => titleOf(column)),
      writeInstant,
    )
  for await (const rows of pages(source)) {
    yield rows
      .map((row) =>
        exportedLine(
          named.map(([name, column]) => inWords(column, row[name] ?? null)),
          writeInstant,
        ),
      )
      .join('')
  }
}

async function* jsonOf({ columns, pages }: ExportedTable, source: Source): AsyncGenerator<string> {
  const names = Object.keys(columns)
  let isEmpty = true
  for await (const rows of pages(source)) {
    if (rows.length === 0) continue
    yield (isEmpty ? '[\n' : ',\n') + rows.map((row) => JSON.stringify(row, names)).join(',\n')
    isEmpty = false
  }
  yield isEmpty ? '[]\n' : '\n]\n'
}

/** Bytes in the pieces in which they come, taken out in pieces of one size. */
function createChunks(size: number) {
  let pending: Uint8Array[] = []
  let pendingBytes = 0
  let taken = 0

  function* take(least: number): Generator<Uint8Array> {
    if (pendingBytes < least) return
    const all = Buffer.concat(pending, pendingBytes)
    let from = 0
    while (all.length - from >= least && from < all.length) {
      const chunk = all.subarray(from, from + size)
      from += chunk.length
      yield chunk
    }
    taken += from
    pending = [all.subarray(from)]
    pendingBytes = all.length - from
  }
  return {
    add(bytes: Uint8Array) {
      pending.push(bytes)
      pendingBytes += bytes.length
    },
    takeFull: () => take(size),
    takeAll: () => take(1),
    bytes: () => taken,
  }
}
