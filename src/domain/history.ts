/** When a new one of the history is: after the one before, also where a clock was put back. */
export function instantAfter(before: Date | null, now: Date): Date {
  return before && before >= now ? new Date(before.getTime() + 1) : now
}
