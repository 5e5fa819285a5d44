import { sql } from 'kysely'

/**
 * Ends an `exists` that is to be evaluated row by row, in the order of an index, up to the limit. As a semi-join, all
 * rows of a player might be collected and sorted first.
 */
export const optimizationFence = sql.raw('offset 0')
