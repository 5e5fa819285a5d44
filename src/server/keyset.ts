/** A page of a list in a fixed order: what comes after a key. Rows that come or go meanwhile move no other one. */
export interface PageAfter<Key> {
  /** Null for the first page. */
  readonly after: Key | null
  readonly limit: number
}
