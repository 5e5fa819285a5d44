/** `now`, or a millisecond after the entry before where the clock was put back. */
export function instantAfter(before: Date | null, now: Date): Date {
  return before && before >= now ? new Date(before.getTime() + 1) : now
}
