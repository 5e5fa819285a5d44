export interface Difference {
  readonly mean: number
  /** Of the 95% interval. */
  readonly low: number
  readonly high: number
}

/** Student's quantile of 97.5 %, by degrees of freedom. */
const quantiles = new Map([
  [4, 2.776],
  [29, 2.045],
  [59, 2.001],
])

/** The mean difference of pairs, with Student's interval. */
export function pairedDifference(ours: readonly number[], theirs: readonly number[]): Difference {
  const differences = ours.map((value, index) => value - theirs[index]!)
  const count = differences.length
  const quantile = quantiles.get(count - 1)
  if (quantile === undefined || theirs.length !== count) throw new Error(`No interval for ${count} pairs.`)
  const mean = differences.reduce((sum, value) => sum + value, 0) / count
  const variance = differences.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (count - 1)
  const half = quantile * Math.sqrt(variance / count)
  return { mean, low: mean - half, high: mean + half }
}
