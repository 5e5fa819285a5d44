/** In minutes; all durations are multiples of it. */
const minuteStep = 5

/** An exercise by its drill: a programme takes each drill at most once. */
export interface FillItem {
  readonly drill: string
  readonly minutes: number
}

/** The lengths in which a drill is available, as a bit set: bit n stands for n steps. */
type Lengths = number

/** The drills that may fill a programme. Those with the same lengths are counted together. */
export interface Supply {
  readonly lengthsOf: ReadonlyMap<string, Lengths>
  readonly counts: ReadonlyMap<Lengths, number>
}

export function supplyOf(fillings: readonly FillItem[]): Supply {
  const lengthsOf = new Map<string, Lengths>()
  for (const { drill, minutes } of fillings) {
    lengthsOf.set(drill, (lengthsOf.get(drill) ?? 0) | (1 << (minutes / minuteStep)))
  }
  const counts = new Map<Lengths, number>()
  for (const lengths of lengthsOf.values()) counts.set(lengths, (counts.get(lengths) ?? 0) + 1)
  return { lengthsOf, counts }
}

/** The most minutes up to `room` that the drills, without the one `taken`, can fill: a subset sum. */
export function longestFill({ lengthsOf, counts }: Supply, room: number, taken?: string): number {
  const steps = Math.max(0, Math.floor(room / minuteStep))
  const within = 2 ** (steps + 1) - 1
  const takenLengths = taken === undefined ? undefined : lengthsOf.get(taken)
  // Bit n says whether n steps can be reached.
  let reached = 1
  for (const [lengths, count] of counts) {
    const available = lengths === takenLengths ? count - 1 : count
    for (let used = 0; used < Math.min(available, steps); used++) {
      reached |= oneMore(reached, lengths) & within
    }
  }
  return (31 - Math.clz32(reached)) * minuteStep
}

function oneMore(reached: number, lengths: Lengths): number {
  let next = 0
  for (let step = 1; lengths >> step > 0; step++) if ((lengths >> step) & 1) next |= reached << step
  return next
}
