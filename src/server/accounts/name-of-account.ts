import { type Expression, type RawBuilder, sql } from 'kysely'
import { keySignature } from '../../domain/api-key.ts'

/** A subquery by primary key: with a join, the planner may choose to read all accounts. */
export function nameOfAccount(id: Expression<string | null>): RawBuilder<string | null> {
  return sql`(select a.first_name || ' ' || a.last_name from accounts as a where a.id = ${id})`
}

/** Of whoever wrote something: the account's, or « API : » and the name of the key. */
export function nameOfAuthor(
  id: Expression<string | null>,
  keyName: Expression<string | null>,
): RawBuilder<string | null> {
  return sql`coalesce(${nameOfAccount(id)}, ${sql.lit(keySignature)} || ${keyName})`
}
