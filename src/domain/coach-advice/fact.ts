export interface Fact {
  readonly text: string
  /** What the coach wrote, word for word. */
  readonly quote: string | null
  /** ISO instant of the fact; null without one. */
  readonly at: string | null
}
