import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { StartError } from '../start-error.ts'
import type { AppliedMigration } from './migrate.ts'

/*
 * A backup is a gzip file of parts: one letter, the length of what follows (4 bytes), and that.
 *
 *   H  the header
 *   T  a table begins: its name and columns
 *   D  a piece of its rows, as COPY writes them
 *   E  the table is complete: how many rows, and their SHA-256
 *   Z  the file is complete: the SHA-256 of all the parts before
 */
export type Part =
  | { kind: 'H'; header: BackupHeader }
  | { kind: 'T'; table: BackupTable }
  | { kind: 'D'; rows: Buffer }
  | { kind: 'E'; end: TableEnd }
  | { kind: 'Z'; sha256: string }

export interface BackupHeader {
  format: 'rebond-backup'
  version: 1
  createdAt: string
  migrations: AppliedMigration[]
  sequences: { schema: string; name: string; next: string }[]
}

export interface BackupTable {
  schema: string
  name: string
  columns: string[]
}

interface TableEnd {
  rows: number
  sha256: string
}

export interface BackupSummary {
  header: BackupHeader
  tables: (BackupTable & { rows: number })[]
}

const prefixLength = 5
const maxPartLength = 64 * 1024 * 1024

/** Writes the parts of a backup, adding each table's end and the file's. */
export async function* encodeBackup(
  header: BackupHeader,
  tables: Iterable<BackupTable>,
  rowsOf: (table: BackupTable) => AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  const file = createHash('sha256')
  const part = (kind: Part['kind'], content: Buffer | object): Buffer => {
    const bytes = encodePart(kind, Buffer.isBuffer(content) ? content : Buffer.from(JSON.stringify(content)))
    file.update(bytes)
    return bytes
  }

  yield part('H', header)
  for (const table of tables) {
    const count = new RowCount()
    yield part('T', table)
    for await (const rows of rowsOf(table)) {
      count.add(rows)
      yield part('D', rows)
    }
    yield part('E', count.end())
  }
  yield part('Z', { sha256: file.copy().digest('hex') })
}

function encodePart(kind: Part['kind'], content: Buffer): Buffer {
  const prefix = Buffer.alloc(prefixLength)
  prefix.write(kind, 'latin1')
  prefix.writeUInt32BE(content.length, 1)
  return Buffer.concat([prefix, content])
}

/** COPY's text form ends every row with a newline and escapes those inside. */
class RowCount {
  #rows = 0
  #hash: Hash = createHash('sha256')

  add(bytes: Buffer): void {
    this.#hash.update(bytes)
    for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) this.#rows += 1
  }

  end(): TableEnd {
    return { rows: this.#rows, sha256: this.#hash.digest('hex') }
  }
}

/** Reads a whole backup and verifies its checksums. @throws StartError when it is no backup, damaged or cut short */
export async function checkBackup(path: string): Promise<BackupSummary> {
  let header: BackupHeader | undefined
  const tables: BackupSummary['tables'] = []
  let open: { table: BackupTable; count: RowCount } | undefined

  for await (const part of readBackup(path)) {
    if (part.kind === 'H') header = part.header
    if (part.kind === 'T') open = { table: part.table, count: new RowCount() }
    if (part.kind === 'D') open?.count.add(part.rows)
    if (part.kind === 'E') {
      const found = open?.count.end()
      if (!open || found?.rows !== part.end.rows || found.sha256 !== part.end.sha256) throw damaged(path)
      tables.push({ ...open.table, rows: found.rows })
      open = undefined
    }
  }
  if (!header) throw damaged(path)
  return { header, tables }
}

/** The parts of a backup in order. @throws StartError when the file is no backup, damaged or cut short */
export async function* readBackup(path: string): AsyncGenerator<Part> {
  const file = createHash('sha256')
  let complete = false
  let first = true

  for await (const [kind, content, bytes] of readParts(path)) {
    if (complete) throw damaged(path)
    if (first && kind !== 'H') throw notABackup(path)
    first = false
    const part = decodePart(path, kind, content)
    if (part.kind === 'Z') {
      if (part.sha256 !== file.digest('hex')) throw damaged(path)
      complete = true
    } else {
      file.update(bytes)
    }
    yield part
  }
  if (!complete) throw damaged(path)
}

async function* readParts(path: string): AsyncGenerator<[kind: string, content: Buffer, bytes: Buffer]> {
  const pieces: Buffer[] = []
  let buffered = 0
  let needed = prefixLength

  for await (const piece of inflate(path)) {
    pieces.push(piece)
    buffered += piece.length
    if (buffered < needed) continue

    let bytes = Buffer.concat(pieces)
    for (;;) {
      needed = bytes.length < prefixLength ? prefixLength : prefixLength + bytes.readUInt32BE(1)
      if (needed > maxPartLength) throw notABackup(path)
      if (bytes.length < needed) break
      yield [bytes.toString('latin1', 0, 1), bytes.subarray(prefixLength, needed), bytes.subarray(0, needed)]
      bytes = bytes.subarray(needed)
    }
    pieces.splice(0, pieces.length, bytes)
    buffered = bytes.length
  }
  if (buffered > 0) throw damaged(path)
}

async function* inflate(path: string): AsyncGenerator<Buffer> {
  const file = createReadStream(path)
  const content = file.pipe(createGunzip())
  file.on('error', (error) => content.destroy(error))
  try {
    yield* content
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'Z_DATA_ERROR' || code === 'Z_BUF_ERROR') throw damaged(path, error)
    throw error
  } finally {
    file.destroy()
  }
}

function decodePart(path: string, kind: string, content: Buffer): Part {
  if (kind === 'D') return { kind, rows: content }
  let json: unknown
  try {
    json = JSON.parse(content.toString('utf8'))
  } catch (error) {
    throw damaged(path, error)
  }
  if (kind === 'H') return { kind, header: knownHeader(path, json as BackupHeader) }
  if (kind === 'T') return { kind, table: json as BackupTable }
  if (kind === 'E') return { kind, end: json as TableEnd }
  if (kind === 'Z') return { kind, sha256: (json as { sha256: string }).sha256 }
  throw damaged(path)
}

function knownHeader(path: string, header: BackupHeader): BackupHeader {
  if (header.format !== 'rebond-backup') throw notABackup(path)
  if (header.version !== 1) throw new StartError(`${path} was made by a newer version of Rebond.`)
  return header
}

function damaged(path: string, cause?: unknown): Error {
  return new StartError(`${path} is damaged or incomplete.`, { cause })
}

function notABackup(path: string): Error {
  return new StartError(`${path} is not a backup of Rebond.`)
}
