import { CsvError, parse } from 'csv-parse/sync'
import readWorkbook from 'read-excel-file/universal'
import { areTitles, guessColumns, namesPeople } from '../../domain/import-columns.ts'
import type { FileRow } from '../../domain/import-plan.ts'
import { maxImportColumns, maxImportRows } from '../../domain/player-import.ts'
import { decodeText } from './decode-text.ts'
import { type FileFlaw, kindOf } from './file-kind.ts'

/** A file's rows, all as long as its first line. */
export interface Table {
  /** The cells of the first line, whatever they are. */
  readonly headers: readonly string[]
  /** The number of that line in the file. */
  readonly titleLine: number
  /** Whether it names the columns, as far as one can guess; otherwise it is the first row too. */
  readonly hasTitles: boolean
  readonly rows: readonly FileRow[]
  /** The name of its sheet, where others have a table too. */
  readonly sheet: string | null
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
  const read = sheets.map(({ sheet, data }) => ({
    sheet,
    table: toTable(data.map((cells, index) => ({ line: index + 1, cells: cells.map(asText) }))),
  }))
  const tables = read.flatMap(({ sheet, table }) => ('flaw' in table ? [] : [{ ...table, sheet }]))
  const table = tables.find(({ headers }) => namesPeople(guessColumns(headers))) ?? tables[0]
  if (!table) return read[0]?.table ?? { flaw: 'empty' }
  return { ...table, sheet: tables.length > 1 ? tidyCell(table.sheet) : null }
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
  const hasTitles = headersAt >= 0 || areTitles(headers.cells)
  const said = textOf(headers)
  const below = filled.slice(Math.max(headersAt, 0) + 1)
  // Titles are said again on each page of a list made for paper.
  const rows = hasTitles ? below.filter((row) => textOf(row) !== said) : [headers, ...below]
  if (rows.length === 0) return { flaw: 'headers-only' }
  if (rows.length > maxImportRows) return { flaw: 'too-many-rows' }
  const width = [headers, ...rows].reduce((widest, { cells }) => Math.max(widest, lastFilled(cells) + 1), 0)
  if (width > maxImportColumns) return { flaw: 'too-many-columns' }
  const asWide = (cells: readonly string[]) => Array.from({ length: width }, (_, index) => cells[index] ?? '')
  return {
    headers: asWide(headers.cells),
    titleLine: headers.line,
    hasTitles,
    rows: rows.map(({ line, cells }) => ({ line, cells: asWide(cells) })),
    sheet: null,
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
