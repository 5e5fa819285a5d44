import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { StartError } from '../start-error.ts'
import { decrypt, magic, NotDecryptable, saltLength } from './backup-encryption.ts'
import type { AppliedMigration } from './migrate.ts'

/*
 * A backup is a gzip file of parts: one letter, the length of what follows (4 bytes), and that.
 *
 *   H  the header
 *   T  a table begins: its name and columns
 *   D  a piece of its rows, as COPY writes them
 *   E  the table is complete: how many rows, and their SHA-256
 *   Z  the file is complete: the SHA-256 of all the parts before
 *
 * With a passphrase that file is encrypted (backup-encryption.ts).
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
export async function checkBackup(path: string, passphrase?: string): Promise<BackupSummary> {
  let header: BackupHeader | undefined
  const tables: BackupSummary['tables'] = []
  let open: { table: BackupTable; count: RowCount } | undefined

  for await (const part of readBackup(path, passphrase)) {
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
export async function* readBackup(path: string, passphrase?: string): AsyncGenerator<Part> {
  const file = createHash('sha256')
  let complete = false
  let first = true

  for await (const [kind, content, bytes] of readParts(path, passphrase)) {
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

async function* readParts(
  path: string,
  passphrase: string | undefined,
): AsyncGenerator<[kind: string, content: Buffer, bytes: Buffer]> {
  const pieces: Buffer[] = []
  let buffered = 0
  let needed = prefixLength

  for await (const piece of inflate(path, passphrase)) {
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

async function* inflate(path: string, passphrase: string | undefined): AsyncGenerator<Buffer> {
  const file = createReadStream(path)
  const compressed = Readable.from(decrypted(path, file, passphrase))
  const content = compressed.pipe(createGunzip())
  compressed.on('error', (error) => content.destroy(error))
  try {
    yield* content
  } catch (error) {
    if (error instanceof NotDecryptable) throw undecryptable(path, error)
    const { code } = error as NodeJS.ErrnoException
    if (code === 'Z_DATA_ERROR' || code === 'Z_BUF_ERROR') throw damaged(path, error)
    throw error
  } finally {
    compressed.destroy()
    file.destroy()
  }
}

/** The compressed file. One that is not encrypted is read without the passphrase. */
async function* decrypted(
  path: string,
  file: AsyncIterable<Buffer>,
  passphrase: string | undefined,
): AsyncGenerator<Buffer> {
  const chunks = file[Symbol.asyncIterator]()
  const preludeLength = magic.length + saltLength
  let start = Buffer.alloc(0)
  let ended = false
  while (!ended && start.length < preludeLength) {
    const next = await chunks.next()
    ended = next.done === true
    if (!next.done) start = Buffer.concat([start, next.value])
  }
  const isEncrypted = start.subarray(0, magic.length).equals(magic)
  const rest = restOf(isEncrypted ? start.subarray(preludeLength) : start, chunks)
  if (!isEncrypted) return yield* rest
  if (passphrase === undefined) {
    throw new StartError(
      `${path} is encrypted: BACKUP_PASSPHRASE should be the passphrase that it was made with.`,
    )
  }
  return yield* decrypt(rest, passphrase, start.subarray(magic.length, preludeLength))
}

async function* restOf(start: Buffer, chunks: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  if (start.length > 0) yield start
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value
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

function undecryptable(path: string, { isFirst, cause }: NotDecryptable): Error {
  if (!isFirst) return damaged(path, cause)
  return new StartError(
    `${path} was encrypted with another passphrase than BACKUP_PASSPHRASE, or is damaged.`,
    {
      cause,
    },
  )
}

function notABackup(path: string): Error {
  return new StartError(`${path} is not a backup of Rebond.`)
}
