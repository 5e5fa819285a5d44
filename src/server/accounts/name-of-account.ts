import { type Expression, type RawBuilder, sql } from 'kysely'

/** A subquery by primary key: with a join, the planner may choose to read all accounts. */
export function nameOfAccount(id: Expression<string | null>): RawBuilder<string | null> {
  return sql`(select a.first_name || ' ' || a.last_name from accounts as a where a.id = ${id})`
}
