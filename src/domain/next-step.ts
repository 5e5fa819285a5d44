import { completionByCategory, type ProgressEntry } from './player-progress.ts'

/** The technique to work on now: the first in progress, in the category with the fewest left to master. */
export function nextStep(entries: readonly ProgressEntry[]): ProgressEntry | null {
  const completion = completionByCategory(entries)
  const left = ({ category }: ProgressEntry) => completion[category].total - completion[category].mastered
  const [next] = entries
    .filter(({ status }) => status === 'in_progress')
    .toSorted((a, b) => left(a) - left(b))
  return next ?? null
}
