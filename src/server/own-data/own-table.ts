import type { RawBuilder } from 'kysely'
import type { Column, ExportedRow } from '../club-exports/exported-table.ts'
import type { Db } from '../database/connection.ts'

export interface OwnSource {
  /** One snapshot of the database. */
  readonly db: Db
  readonly accountId: string
}

/** A heading of the page, a name in the JSON: the same rows. */
export interface OwnTable {
  readonly name: string
  readonly title: string
  /** What it is, where the title does not say it. */
  readonly about?: string
  readonly columns: Readonly<Record<string, Column>>
  readonly rows: (source: OwnSource) => Promise<readonly ExportedRow[]>
}

/** Rows of the asking person; their columns are those of the titles, in their order. */
export function ownTable<Columns extends Readonly<Record<string, Column>>>(table: {
  name: string
  title: string
  about?: string
  columns: Columns
  select: (accountId: string) => RawBuilder<{ [Name in keyof Columns]: ExportedRow[string] }>
}): OwnTable {
  const { select, ...rest } = table
  return { ...rest, rows: async ({ db, accountId }) => (await select(accountId).execute(db)).rows }
}
