import { withClient } from '../../bench/many-clubs/fill.ts'
import type { Connection } from '../../src/server/database/connection.ts'
import type { MovedRows } from './moved-rows.ts'
import type { Plan } from './plan.ts'

/** The pages that one statement read, with fewer and with more other clubs. */
export interface Growth {
  statement: string
  smaller: number
  larger: number
  /** How often each index was descended, with the levels that it has above its leaves. */
  descents: string
}

/** How many levels the indexes of a table have above their leaves. */
export type Levels = ReadonlyMap<string, { table: string; level: number }>

const allowedShare = 1.2
const allowedPages = 2
/** The levels of the map of free space, and the page that it names. */
const freeSpacePages = 4

export function isGrowth({ smaller, larger }: Pick<Growth, 'smaller' | 'larger'>): boolean {
  return larger > Math.max(smaller * allowedShare, smaller + allowedPages)
}

/**
 * Pages that `larger` read only because an index with ten times as many entries may be a level higher: one for each
 * descent.
 */
export function pagesOfLevels(larger: Plan, levels: { smaller: Levels; larger: Levels }): number {
  let pages = 0
  for (const [index, { table, level }] of levels.larger) {
    const higher = level - (levels.smaller.get(index)?.level ?? level)
    pages += higher * ((larger.descents.get(index) ?? 0) + (larger.writes.get(table) ?? 0))
  }
  return pages
}

/** Pages that `larger` read because this many more rows moved: each index from root to leaf; where there is room, and a new page. */
export function pagesOfMoves(larger: Plan, more: MovedRows, levels: Levels): number {
  let pages = 0
  for (const table of larger.writes.keys()) {
    const indexes = [...levels.values()].filter((index) => index.table === table)
    const pagesOfEntries = indexes.reduce((sum, { level }) => sum + level + 1, 0)
    const moved = more.get(table)
    pages += (moved?.entries ?? 0) * pagesOfEntries + (moved?.pages ?? 0) * freeSpacePages
  }
  return pages
}

/** « memberships_pkey 1 (2) » */
export function descentWords({ descents }: Plan, levels: Levels): string {
  return [...descents].map(([index, count]) => `${index} ${count} (${levels.get(index)?.level})`).join(', ')
}

/**
 * Pages that `larger` may have read to find room for a new row, where `smaller` had it on its last page: that depends on
 * how full that page is by chance.
 */
export function pagesOfRoom(larger: Plan): number {
  return freeSpacePages * larger.insertedInto.size
}

export async function levelsOf(connection: Connection): Promise<Levels> {
  return withClient(connection, async (client) => {
    await client.query('create extension if not exists pageinspect')
    const { rows } = await client.query<{ name: string; table: string; level: string }>(
      `select i.relname::text as name, t.relname::text as table, (bt_metap(i.relname::text)).level
       from pg_index join pg_class as i on i.oid = indexrelid join pg_class as t on t.oid = indrelid
       where i.relnamespace = 'public'::regnamespace`,
    )
    return new Map(rows.map(({ name, table, level }) => [name, { table, level: Number(level) }]))
  })
}
