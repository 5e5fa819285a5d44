import { categories } from '../../domain/exercise.ts'
import { highestScore, type PlayerScores, scoreNames } from '../../domain/player-scores.ts'
import { Quarter, TableQuarters } from '../ui/table-quarters.tsx'

/** The four scores as the four quarters of the table. */
export function ScoreQuarters({ label, scores }: { label: string; scores: PlayerScores }) {
  return (
    <TableQuarters label={label} className="quarters-small">
      {categories.map((category) => (
        <Quarter
          key={category}
          label={scoreNames[category]}
          value={scores[category]}
          unit={`/${highestScore}`}
        />
      ))}
    </TableQuarters>
  )
}
