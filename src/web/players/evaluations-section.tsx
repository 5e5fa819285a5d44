import { ChevronDown } from 'lucide-react'
import type { Evaluation } from '../../contract/technique-evaluations.ts'
import { categories, type Category } from '../../domain/category.ts'
import { completionOf, type ProgressEntry, progressOf } from '../../domain/player-progress.ts'
import { progressTitles } from '../technique-evaluations/category-names.ts'
import { clubDay, longDay } from '../clubs/club-time.ts'
import { masteredTechniques, statusNames } from '../technique-evaluations/evaluation-words.ts'
import { RefreshBadge, TechniqueBadge } from '../technique-evaluations/technique-badge.tsx'
import { CategoryGlyph } from '../ui/category-glyph.tsx'
import { Section } from '../ui/layout.tsx'
import { ProgressMark } from '../ui/progress-mark.tsx'

interface EvaluationsSectionProps {
  evaluations: readonly Evaluation[]
  /** « À rafraîchir », by their ids. */
  refresh?: readonly string[] | undefined
  timeZone: string
  now: Date
}

/** The player's progress by category; each technique with its notes and its history. */
export function EvaluationsSection({ evaluations, refresh = [], timeZone, now }: EvaluationsSectionProps) {
  const today = clubDay(now, timeZone)
  const entries = progressOf(evaluations)
  const dayOf = (instant: string) => longDay(clubDay(new Date(instant), timeZone), today)
  const historyOf = (id: string) => evaluations.filter((evaluation) => evaluation.id === id)
  return (
    <Section title="Évaluations" aside={masteredTechniques(completionOf(entries))}>
      {categories.map((category) => (
        <CategoryProgress
          key={category}
          category={category}
          entries={entries.filter((entry) => entry.category === category)}
          historyOf={historyOf}
          refresh={refresh}
          dayOf={dayOf}
        />
      ))}
    </Section>
  )
}

interface CategoryProgressProps {
  category: Category
  entries: readonly ProgressEntry[]
  historyOf: (techniqueId: string) => readonly Evaluation[]
  refresh: readonly string[]
  dayOf: (instant: string) => string
}

function CategoryProgress({ category, entries, historyOf, refresh, dayOf }: CategoryProgressProps) {
  return (
    <details className="record-category">
      <summary>
        <CategoryGlyph category={category} />
        <h3>{progressTitles[category]}</h3>
        <span className="record-marks" aria-hidden="true">
          {entries.map(({ id, status }) => (
            <ProgressMark key={id} state={status} />
          ))}
        </span>
        <span className="numeral">{completionOf(entries).percent}&nbsp;%</span>
        <ChevronDown aria-hidden="true" />
      </summary>
      <ul className="rows">
        {entries.map((entry) => (
          <Technique
            key={entry.id}
            entry={entry}
            history={historyOf(entry.id)}
            needsRefresh={refresh.includes(entry.id)}
            dayOf={dayOf}
          />
        ))}
      </ul>
    </details>
  )
}

interface TechniqueProps {
  entry: ProgressEntry
  history: readonly Evaluation[]
  needsRefresh: boolean
  dayOf: (instant: string) => string
}

function Technique({ entry, history, needsRefresh, dayOf }: TechniqueProps) {
  const [latest, ...earlier] = history
  return (
    <li className="record-entry">
      <ProgressMark state={entry.status} />
      <div className="row-body">
        <p className="record-technique strong">
          <bdi>{entry.name}</bdi>
          <TechniqueBadge status={entry.status} />
          {needsRefresh && <RefreshBadge />}
        </p>
        {entry.coachNotes && <p className="typed-lines">{entry.coachNotes}</p>}
        <p className="note">
          {latest ? `Évalué ${dayOf(latest.lastEvaluation)}${by(latest)}` : 'Jamais évalué'}
        </p>
        {earlier.length > 0 && (
          <details className="record-more">
            <summary>
              Historique ({earlier.length})<span className="sr-only">, {entry.name}</span>
            </summary>
            <ol className="record-history">
              {earlier.map((each) => (
                <li key={each.evaluationId}>
                  {dayOf(each.lastEvaluation)}&nbsp;: {statusNames[each.status]}
                  {by(each)}
                  {each.coachNotes && (
                    <span className="record-earlier secondary typed">{each.coachNotes}</span>
                  )}
                </li>
              ))}
            </ol>
          </details>
        )}
      </div>
    </li>
  )
}

function by({ evaluatedBy }: Evaluation): string {
  return evaluatedBy ? ` par ${evaluatedBy}` : ''
}
