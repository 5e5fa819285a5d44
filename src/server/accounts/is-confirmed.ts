import { sql } from 'kysely'

/** Whether the account `a` has opened a link sent to its address. */
export const isConfirmed = sql<boolean>`a.email_confirmed_at is not null`
