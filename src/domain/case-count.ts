/** What so many cases allow to show. */

/** Fewer, and no figure is shown: « trop peu de cas ». */
export const fewestCases = 8
/** Fewer, and the mark is hollow. */
export const enoughCases = 20

export type CaseWeight = 'too-few' | 'few' | 'enough'

export function caseWeight(cases: number): CaseWeight {
  if (cases < fewestCases) return 'too-few'
  return cases < enoughCases ? 'few' : 'enough'
}

/** The middle value, and between which values the middle half lies. */
export interface Spread {
  readonly first: number
  readonly median: number
  readonly third: number
}

/** Quartiles by interpolation between neighbours, as spreadsheets reckon them (QUARTILE.INC), in whole numbers; null for too few cases. */
export function spreadOf(values: readonly number[]): Spread | null {
  if (caseWeight(values.length) === 'too-few') return null
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => {
    const place = share * (sorted.length - 1)
    const below = sorted[Math.floor(place)]!
    return Math.round(below + (place % 1) * (sorted[Math.ceil(place)]! - below))
  }
  return { first: at(0.25), median: at(0.5), third: at(0.75) }
}
