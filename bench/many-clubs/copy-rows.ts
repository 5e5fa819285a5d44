import { once } from 'node:events'
import type { Insertable } from 'kysely'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { DB } from '../../src/server/database/schema.gen.ts'

export type TableName = Extract<keyof DB, string>

/** All rows of a table have the same columns. */
export type Rows = { [T in TableName]?: readonly Insertable<DB[T]>[] }

type Cell = string | number | boolean | Date | Buffer | null | undefined

const charactersPerChunk = 1 << 16

/** Writes the tables in the order of the keys: referenced tables have to come first. */
export async function copyRows(client: pg.Client, rows: Rows): Promise<void> {
  for (const [table, ofTable] of Object.entries(rows)) await copyTable(client, table, ofTable)
}

async function copyTable(client: pg.Client, table: string, rows: readonly object[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first)
  const target = client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`))
  let text = ''
  for (const row of rows) {
    const values = row as Readonly<Record<string, Cell>>
    text += `${columns.map((column) => asCopied(values[column])).join('\t')}\n`
    if (text.length > charactersPerChunk) {
      if (!target.write(text)) await once(target, 'drain')
      text = ''
    }
  }
  target.end(text)
  await once(target, 'finish')
}

/** In COPY's text format. */
function asCopied(value: Cell): string {
  if (value === null || value === undefined) return '\\N'
  if (value instanceof Date) return value.toISOString()
  if (Buffer.isBuffer(value)) return `\\\\x${value.toString('hex')}`
  // Of plain words.
  const text = Array.isArray(value) ? `{${value.join(',')}}` : String(value)
  return special.test(text) ? text.replaceAll(allSpecial, escaped) : text
}

const special = /[\\\n\t]/
const allSpecial = new RegExp(special, 'g')

function escaped(character: string): string {
  if (character === '\n') return '\\n'
  return character === '\t' ? '\\t' : '\\\\'
}
