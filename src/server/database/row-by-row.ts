import { sql } from 'kysely'

/**
 * Ends an `exists` that is to be asked row after row, in the order of an index, until there are enough: joined to it,
 * everything of a player might be collected and sorted first.
 */
export const rowByRow = sql.raw('offset 0')
