import { sql } from 'kysely'
import { optimizationFence } from '../database/optimization-fence.ts'

// Looked up for each row of the person by its key: joined as a whole, PostgreSQL may read every club's.

/** @param column of a club's id */
export function clubName(column: string) {
  return sql`(select name from clubs where clubs.id = ${sql.ref(column)})`
}

/** As `s`, after the table of that name. */
export function sessionOf(table: string) {
  return sql`cross join lateral (
    select date, time, title, starts_at from training_sessions where id = ${sql.ref(`${table}.session_id`)} ${optimizationFence}
  ) as s`
}
