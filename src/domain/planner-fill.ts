/** All durations are multiples of it. */
const minuteStep = 5

/** An exercise, by what it drills: a programme takes one at most of each drill. */
export interface Filling {
  readonly drill: string
  readonly minutes: number
}

/** In which lengths a drill is there: bit n stands for n steps. */
type Lengths = number

/** What a programme may be filled from. So many drills are alike that they are only counted. */
export interface Supply {
  readonly lengthsOf: ReadonlyMap<string, Lengths>
  readonly counts: ReadonlyMap<Lengths, number>
}

export function supplyOf(fillings: readonly Filling[]): Supply {
  const lengthsOf = new Map<string, Lengths>()
  for (const { drill, minutes } of fillings) {
    lengthsOf.set(drill, (lengthsOf.get(drill) ?? 0) | (1 << (minutes / minuteStep)))
  }
  const counts = new Map<Lengths, number>()
  for (const lengths of lengthsOf.values()) counts.set(lengths, (counts.get(lengths) ?? 0) + 1)
  return { lengthsOf, counts }
}

/** The most minutes, none above the room, that a programme can come to, without a drill that was taken. */
export function furthest({ lengthsOf, counts }: Supply, room: number, taken?: string): number {
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
