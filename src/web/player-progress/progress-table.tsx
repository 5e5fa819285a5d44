import { categories, type Category } from '../../domain/category.ts'
import { completionOf, type ProgressEntry } from '../../domain/player-progress.ts'
import { catalogueTechnique } from '../../domain/technique-catalogue.ts'
import { progressTitles } from '../technique-evaluations/category-names.ts'
import { counted } from '../ui/counted.ts'
import { statusNames } from '../technique-evaluations/evaluation-words.ts'
import { ProgressMark, type ProgressState } from '../ui/progress-mark.tsx'
import { TableQuarters } from '../ui/table-quarters.tsx'

const nextStepName = 'Prochaine étape'
const legend: readonly (readonly [ProgressState, string])[] = [
  ['mastered', statusNames.mastered],
  ['in_progress', statusNames.in_progress],
  ['not_evaluated', statusNames.not_evaluated],
  ['next', nextStepName],
]

interface ProgressTableProps {
  entries: readonly ProgressEntry[]
  next: ProgressEntry | null
}

/** The progress by category, each on its quarter of a table. */
export function ProgressTable({ entries, next }: ProgressTableProps) {
  return (
    <div>
      <TableQuarters label="Maîtrise par catégorie">
        {categories.map((category) => (
          <ProgressQuarter
            key={category}
            category={category}
            entries={entries.filter((entry) => entry.category === category)}
            next={next}
          />
        ))}
      </TableQuarters>
      <ul className="progress-legend" aria-hidden="true">
        {legend
          .filter(([state]) => state !== 'next' || next !== null)
          .map(([state, name]) => (
            <li key={state}>
              <ProgressMark state={state} />
              <bdi>{name}</bdi>
            </li>
          ))}
      </ul>
    </div>
  )
}

function ProgressQuarter({ category, entries, next }: ProgressTableProps & { category: Category }) {
  const ofCatalogue = entries.filter(({ id }) => catalogueTechnique(id))
  const others = entries.length - ofCatalogue.length
  return (
    <div className="quarter progress-quarter">
      <p className="progress-quarter-name">{progressTitles[category]}</p>
      <p className="numeral">
        {completionOf(entries).percent}
        <small>%</small>
      </p>
      <ul>
        {ofCatalogue.map(({ id, name, status }) => {
          const isNext = id === next?.id
          return (
            <li key={id}>
              <ProgressMark state={isNext ? 'next' : status} />
              <span className={isNext ? 'progress-next' : undefined}>{name}</span>
              <span className="sr-only">
                {statusNames[status]}
                {isNext && `, ${nextStepName.toLowerCase()}`}
              </span>
            </li>
          )
        })}
        {others > 0 && <li>et {counted(others, 'exercice')}</li>}
      </ul>
    </div>
  )
}
