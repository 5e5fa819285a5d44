/** A row that a thumb passes along the lane. */
export interface SweepRow {
  readonly id: string
  readonly noted: boolean
}

/**
 * Who becomes present by a sweep from one row to another: whoever was noted before it keeps that, and sweeping back takes it
 * away again.
 */
export function sweptIds(rows: readonly SweepRow[], from: number, to: number): readonly string[] {
  const [first, last] = from < to ? [from, to] : [to, from]
  return rows.slice(first, last + 1).flatMap(({ id, noted }) => (noted ? [] : [id]))
}
