import { CsvError, parse } from 'csv-parse/sync'
import readWorkbook from 'read-excel-file/universal'
import { guessColumns, namesPeople } from '../../domain/import-columns.ts'
import type { FileRow } from '../../domain/import-plan.ts'
import { maxImportColumns, maxImportRows } from '../../domain/player-import.ts'
import { decodeText } from './decode-text.ts'
import { type FileFlaw, kindOf } from './file-kind.ts'

/** A file's rows below its headers, all as long as these. */
export interface Table {
  readonly headers: readonly string[]
  readonly rows: readonly FileRow[]
}

export type ReadTable = Table | { readonly flaw: FileFlaw }

const maxCell = 300
/** A title and a date may stand above the headers. */
const headersAmong = 10

/** The players' table of a file, whatever program wrote it. */
export async function readTable(bytes: Uint8Array): Promise<ReadTable> {
  const kind = kindOf(bytes)
  if (typeof kind === 'object') return kind
  return kind === 'text' ? readCsv(decodeText(bytes)) : readSheets(bytes)
}

function readCsv(text: string): ReadTable {
  if (text.includes('\0')) return { flaw: 'broken' }
  try {
    const records = parse(text, {
      delimiter: separatorOf(text),
      // A file pasted together ends its lines in more than one way.
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: 100_000,
      info: true,
      // Beyond that it is refused anyway.
      to: maxImportRows * 2,
    }) as unknown as { info: { lines: number }; record: string[] }[]
    return toTable(records.map(({ info, record }) => ({ line: info.lines, cells: record })))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const isUnclosed = error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE'
    return { flaw: isUnclosed ? 'unclosed-quote' : 'broken' }
  }
}

/** What the first lines have most of, outside of quotes. */
function separatorOf(text: string): string {
  const beginning = text
    .slice(0, 20_000)
    .split(/\r?\n|\r/, 20)
    .join('\n')
    .replaceAll(/"[^"]*"/g, '')
  const counted = [';', '\t', ','].map((separator) => ({
    separator,
    count: beginning.split(separator).length,
  }))
  return counted.reduce((most, each) => (each.count > most.count ? each : most)).separator
}

async function readSheets(bytes: Uint8Array): Promise<ReadTable> {
  let sheets
  try {
    sheets = await readWorkbook(bytes.slice().buffer)
  } catch {
    return { flaw: 'broken' }
  }
  const tables = sheets.map(({ data }) =>
    toTable(data.map((cells, index) => ({ line: index + 1, cells: cells.map(asText) }))),
  )
  const isTable = (table: ReadTable): table is Table => !('flaw' in table)
  const ofPlayers = tables.find((table) => isTable(table) && namesPeople(guessColumns(table.headers)))
  return ofPlayers ?? tables.find(isTable) ?? tables[0] ?? { flaw: 'empty' }
}

/** What a formula came to is what its cell shows; a date is its day. */
function asText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : ''
}

function toTable(lines: readonly FileRow[]): ReadTable {
  const filled = lines
    .map(({ line, cells }) => ({ line, cells: cells.map(tidyCell) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  const headersAt = findHeaders(filled)
  const headers = filled[Math.max(headersAt, 0)]
  if (!headers) return { flaw: 'empty' }
  const said = textOf(headers)
  // Headers are said again on each page of a list made for paper.
  const rows = filled.slice(Math.max(headersAt, 0) + 1).filter((row) => textOf(row) !== said)
  if (rows.length === 0) return { flaw: 'headers-only' }
  if (rows.length > maxImportRows) return { flaw: 'too-many-rows' }
  const width = [headers, ...rows].reduce((widest, { cells }) => Math.max(widest, lastFilled(cells) + 1), 0)
  if (width > maxImportColumns) return { flaw: 'too-many-columns' }
  const asWide = (cells: readonly string[]) => Array.from({ length: width }, (_, index) => cells[index] ?? '')
  return {
    headers: asWide(headers.cells).map((header, index) => header || `Colonne ${index + 1}`),
    rows: rows.map(({ line, cells }) => ({ line, cells: asWide(cells) })),
  }
}

/** Of the first lines the one that names most columns: « Joueurs » may be a title above, or what a cell below says. */
function findHeaders(lines: readonly FileRow[]): number {
  const named = lines.slice(0, headersAmong).map(({ cells }) => {
    const columns = guessColumns(cells)
    return namesPeople(columns) ? columns.filter((field) => field !== null).length : 0
  })
  const most = Math.max(0, ...named)
  return most === 0 ? -1 : named.indexOf(most)
}

function textOf({ cells }: FileRow): string {
  return cells.slice(0, lastFilled(cells) + 1).join('\n')
}

function lastFilled(cells: readonly string[]): number {
  return cells.findLastIndex((cell) => cell !== '')
}

/** Always text. PostgreSQL stores neither NUL nor a lone surrogate; our own export guards formulas by an apostrophe. */
function tidyCell(cell: string): string {
  return cell
    .replaceAll(/[\s\u00A0\u202F\uFEFF\p{Cc}]+/gu, ' ')
    .trim()
    .replace(/^'(?=[=+\-@])/, '')
    .slice(0, maxCell)
    .toWellFormed()
}
