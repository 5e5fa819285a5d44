import { completionByCategory, type ProgressEntry } from './player-progress.ts'

/** The technique to work on now: one in progress, where the fewest are left to master; the first of them in that order. */
export function nextStep(entries: readonly ProgressEntry[]): ProgressEntry | null {
  const completion = completionByCategory(entries)
  const left = ({ category }: ProgressEntry) => completion[category].total - completion[category].mastered
  const [next] = entries
    .filter(({ status }) => status === 'in_progress')
    .toSorted((a, b) => left(a) - left(b))
  return next ?? null
}
