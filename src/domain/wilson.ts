/** Shares from 0 to 1. */
export interface Interval {
  readonly low: number
  readonly high: number
}

/** The 97.5 % point of the normal distribution: 95 % lie between it and its negative. */
const z = 1.959964

/**
 * Where the true share lies, with 95 % confidence: Wilson’s score interval, which stays within 0 and 1 and holds for few cases too. `cases` is
 * at least 1.
 */
export function wilsonInterval(successes: number, cases: number): Interval {
  const share = successes / cases
  const weight = z ** 2 / cases
  const centre = (share + weight / 2) / (1 + weight)
  const margin = (z * Math.sqrt((share * (1 - share) + weight / 4) / cases)) / (1 + weight)
  return { low: Math.max(0, centre - margin), high: Math.min(1, centre + margin) }
}

type Counted = readonly [successes: number, cases: number]

/** Where the difference of two shares lies, with 95 % confidence: Newcombe’s interval, made of Wilson’s of either. From -1 to 1. */
export function differenceInterval(one: Counted, other: Counted): Interval {
  const [a, b] = [one, other].map(([successes, cases]) => ({
    share: successes / cases,
    ...wilsonInterval(successes, cases),
  })) as [Interval & { share: number }, Interval & { share: number }]
  const difference = a.share - b.share
  return {
    low: difference - Math.hypot(a.share - a.low, b.high - b.share),
    high: difference + Math.hypot(a.high - a.share, b.share - b.low),
  }
}
