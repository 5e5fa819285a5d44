export interface Fact {
  readonly text: string
  /** What the coach wrote, word for word. */
  readonly quote: string | null
  /** Its ISO instant, where it has one. */
  readonly at: string | null
}
