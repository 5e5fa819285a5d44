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
