import { sql } from 'kysely'

/** Of the account `a`: whether a link that was sent to its address has come back. */
export const isConfirmed = sql<boolean>`a.email_confirmed_at is not null`
