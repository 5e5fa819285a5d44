import { categories } from '../../domain/exercise.ts'
import { highestScore, type PlayerScores } from '../../domain/player-scores.ts'
import { skillNames } from '../category-names.ts'
import { Quarter, TableQuarters } from '../ui/table-quarters.tsx'

/** The four scores as the four quarters of the table. */
export function ScoreQuarters({ label, scores }: { label: string; scores: PlayerScores }) {
  return (
    <TableQuarters label={label} className="quarters-small">
      {categories.map((category) => (
        <Quarter
          key={category}
          label={skillNames[category]}
          value={scores[category]}
          unit={`/${highestScore}`}
        />
      ))}
    </TableQuarters>
  )
}
