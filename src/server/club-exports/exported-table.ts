import type { Cell } from './csv.ts'
import type { Source } from './pages.ts'
import type { Words } from './words.ts'

/** A column's title in CSV; with words, where its values are codes. */
export type Column = string | readonly [title: string, words: Words]

export type ExportedRow = Readonly<Record<string, Cell>>

/** One CSV file, one JSON file: the same rows, by the names that the API has for them. */
export interface ExportedTable {
  /** The files' name, without its ending. */
  readonly file: string
  readonly columns: Readonly<Record<string, Column>>
  readonly pages: (source: Source) => AsyncIterable<readonly ExportedRow[]>
}

/** Every column of the rows has a title, in the order of the titles. */
export function exportedTable<Row extends ExportedRow>(table: {
  file: string
  columns: { readonly [Name in keyof Row]: Column }
  pages: (source: Source) => AsyncIterable<readonly Row[]>
}): ExportedTable {
  return table
}

export function titleOf(column: Column): string {
  return typeof column === 'string' ? column : column[0]
}

export function inWords(column: Column, cell: Cell): Cell {
  return typeof column === 'string' || typeof cell !== 'string' ? cell : (column[1][cell] ?? cell)
}
