import type { Road } from '../../contract/player-progress.ts'
import type { ProgressEntry } from '../../domain/player-progress.ts'
import { statusNames } from '../technique-evaluations/evaluation-words.ts'
import { CategoryGlyph } from '../ui/category-glyph.tsx'
import { ProgressMark } from '../ui/progress-mark.tsx'

interface MonthTechniquesProps {
  techniques: NonNullable<Road['techniques']>
  entries: readonly ProgressEntry[]
}

/** What one trained this month, and where one stands in it. */
export function MonthTechniques({ techniques, entries }: MonthTechniquesProps) {
  return (
    <div className="road-month">
      <h3 className="road-title">Ce mois-ci</h3>
      {techniques.length === 0 && <p className="road-words">Pas encore de séance ce mois-ci.</p>}
      <ul aria-label="Techniques de ce mois-ci" className="road-techniques">
        {techniques.map(({ id, name, category, minutes }) => {
          const { status = 'not_evaluated' } = entries.find((entry) => entry.id === id) ?? {}
          return (
            <li key={`${category} ${name}`}>
              <CategoryGlyph category={category} />
              <div>
                <p className="strong">
                  <bdi>{name}</bdi>
                </p>
                <p className="road-status note">
                  <ProgressMark state={status} /> {statusNames[status]}
                </p>
              </div>
              <p className="strong">{minutes}&nbsp;min</p>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
