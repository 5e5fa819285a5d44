import { sql } from 'kysely'

/** The address of the account `a`; empty where nobody knows one, as of a child whom a coach has added. */
export const accountEmail = sql<string>`coalesce(a.email, '')`
