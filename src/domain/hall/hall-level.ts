import { categories } from '../category.ts'
import { defaultScore, highestScore, lowestScore, type PlayerScores } from '../player-scores.ts'

interface Rated {
  /** What coaches think; null without any. */
  readonly scores: PlayerScores | null
  /** FFTT points. */
  readonly ranking: number | null
}

/** How strong somebody plays, for pairs: the mean of the four scores, else the ranking (2000 points and more are 10), else 5. */
export function hallLevel({ scores, ranking }: Rated): number {
  if (scores) return categories.reduce((sum, category) => sum + scores[category], 0) / categories.length
  if (ranking === null) return defaultScore
  return Math.min(highestScore, Math.max(lowestScore, ranking / 200))
}
