import { type Expression, sql } from 'kysely'

/** Whether somebody acts for that account. */
export function isGuarded(accountId: Expression<unknown>) {
  return sql<boolean>`exists (
    select from guardianships as g where g.child_id = ${accountId} and g.accepted_at is not null offset 0
  )`
}
