import type pg from 'pg'

/** What became of the changed rows of a table: that depends on the chance of their place, not on how many clubs there are. */
export interface Moved {
  /** Those with a new entry in every index. */
  readonly entries: number
  /** Those that found no room on their page. */
  readonly pages: number
}

/** By table. */
export type MovedRows = ReadonlyMap<string, Moved>

/** Of the transaction so far. */
export async function movedRows(client: pg.Client): Promise<MovedRows> {
  const { rows } = await client.query<{ table: string; entries: string; pages: string }>(
    `select relname::text as table, n_tup_upd - n_tup_hot_upd as entries, n_tup_newpage_upd as pages
     from pg_stat_xact_user_tables where n_tup_upd > n_tup_hot_upd`,
  )
  return new Map(
    rows.map(({ table, entries, pages }) => [table, { entries: Number(entries), pages: Number(pages) }]),
  )
}

/** How many more moved in `larger` than in `smaller`. */
export function moreMoved(larger: MovedRows, smaller: MovedRows): MovedRows {
  const more = (one: number, other = 0) => Math.max(0, one - other)
  return new Map(
    [...larger].map(([table, { entries, pages }]) => {
      const fewer = smaller.get(table)
      return [table, { entries: more(entries, fewer?.entries), pages: more(pages, fewer?.pages) }]
    }),
  )
}
