import { categories, type Category } from '../category.ts'
import type { PlayerScores } from '../player-scores.ts'

/** In the order in which they are shown. */
export const adviceKinds = ['improvement', 'focus', 'refresh', 'strength'] as const
export type AdviceKind = (typeof adviceKinds)[number]
export type ScoreKind = Exclude<AdviceKind, 'refresh'>

/** Below this score a category may be a focus even if it is not the weakest. */
export const focusThreshold = 7

export interface Subject {
  readonly kind: ScoreKind
  readonly category: Category
}

/**
 * The subjects that the scores call for, most urgent first. Three follow the specification literally, even with equal
 * scores: Service as the strength, Défense as what to improve, Contre-Initiative as the focus. The others follow the
 * same rules, but never call one category both a strength and something to work on, nor name a focus twice.
 */
export function subjectsOf(scores: PlayerScores): readonly Subject[] {
  const found = categories.flatMap((category) =>
    kindsOf(category, scores).map((kind) => ({ kind, category })),
  )
  return found.toSorted(
    (a, b) =>
      adviceKinds.indexOf(a.kind) - adviceKinds.indexOf(b.kind) || scores[a.category] - scores[b.category],
  )
}

function kindsOf(category: Category, scores: PlayerScores): ScoreKind[] {
  const { lowest, highest } = rangeOf(scores)
  const own = scores[category]
  const differ = lowest < highest
  const kinds: ScoreKind[] = []
  if (own === lowest && (differ || category === 'defense')) kinds.push('improvement')
  if (own < focusThreshold && (category === 'counter' || (own > lowest && own < highest))) kinds.push('focus')
  if (own === highest && kinds.length === 0 && (differ || category === 'service')) kinds.push('strength')
  return kinds
}

/** Whether another category has the same score. */
export function isShared(category: Category, scores: PlayerScores): boolean {
  return categories.some((other) => other !== category && scores[other] === scores[category])
}

export function rangeOf(scores: PlayerScores): { lowest: number; highest: number } {
  const all = categories.map((category) => scores[category])
  return { lowest: Math.min(...all), highest: Math.max(...all) }
}
