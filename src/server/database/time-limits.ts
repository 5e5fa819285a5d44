/** How long PostgreSQL may take to answer; its connection is destroyed then. */
export interface TimeLimits {
  connectMs: number
  readMs: number
  /** Also of every statement of a transaction. */
  writeMs: number
}

/**
 * Measured here: a PostgreSQL that is frozen, or behind a dead network, enforces none of its own limits. The pages wait
 * longer than any of them (`callTimeout`), so that they hear of it.
 */
export const timeLimits: TimeLimits = { connectMs: 5_000, readMs: 10_000, writeMs: 15_000 }
