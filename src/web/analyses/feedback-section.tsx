import { useQuery } from '@tanstack/react-query'
import type { Analyses } from '../../contract/analyses.ts'
import { weeksOf } from '../../domain/days.ts'
import { dateOf } from '../clubs/club-time.ts'
import { useNow } from '../app/use-now.ts'
import { FeedbackItem } from '../training-sessions/feedback-item.tsx'
import { counted } from '../ui/counted.ts'
import { EmptyState } from '../ui/states.tsx'
import { dayAndMonth } from './analyses-words.ts'
import type { AnalysesSearch } from './analyses-search.ts'
import { AnalysisSection } from './analysis-section.tsx'
import { within } from './attendance-section.tsx'
import { feedbackQuery } from './row-queries.ts'
import type { OpenRows } from './wanted-rows.ts'
import { useGridKeys } from './use-grid-keys.ts'

const shownSentences = 3

interface FeedbackSectionProps {
  analyses: Analyses
  search: AnalysesSearch
  timeZone: string
  onRows: OpenRows
}

/** What players said, week by week: positive above the line, negative below. */
export function FeedbackSection({ analyses, search, timeZone, onRows }: FeedbackSectionProps) {
  const { feedback, from, to } = analyses
  const now = useNow()
  const sentences = useQuery(feedbackQuery(search, 1)).data?.rows
  const sum = (rating: 'positive' | 'negative') => feedback.reduce((total, week) => total + week[rating], 0)
  const [positive, negative] = [sum('positive'), sum('negative')]
  return (
    <AnalysisSection
      title="Retours"
      note={`${counted(positive, 'positif')}, ${counted(negative, 'négatif')}`}
      onRows={() => onRows({ of: 'feedback', from, to })}
      table={{
        name: `retours-${from}-${to}`,
        headings: ['Semaine du', 'Positifs', 'Négatifs'],
        rows: feedback.map((week) => [week.week, week.positive, week.negative]),
      }}
    >
      {feedback.length === 0 ? (
        <EmptyState title="Aucun retour sur cette période" compact />
      ) : (
        <>
          <FeedbackBars analyses={analyses} onRows={onRows} />
          <ul className="rows">
            {sentences?.slice(0, shownSentences).map((each) => (
              <FeedbackItem
                key={`${each.sessionId} ${each.playerId}`}
                rating={each.rating}
                playerName={each.playerName}
                about={<bdi>{each.title}</bdi>}
                comment={each.comment}
                when={dateOf(each.createdAt, timeZone, now)}
              />
            ))}
          </ul>
        </>
      )}
    </AnalysisSection>
  )
}

function FeedbackBars({
  analyses: { feedback, from, to },
  onRows,
}: Pick<FeedbackSectionProps, 'analyses' | 'onRows'>) {
  const weeks = weeksOf({ from, to })
  const byWeek = new Map(feedback.map((each) => [each.week, each]))
  const most = Math.max(...feedback.flatMap(({ positive, negative }) => [positive, negative]), 1)
  const { grid, cell } = useGridKeys([0, weeks.indexOf(feedback.at(-1)!.week)], ([, column]) =>
    byWeek.has(weeks[column]!),
  )
  const { onKeyDown, onFocus } = grid
  return (
    <div className="analysis-scroll">
      <div
        role="toolbar"
        tabIndex={-1}
        aria-label="Retours par semaine"
        className="feedback-bars"
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      >
        {weeks.map((week, index) => {
          const { positive, negative } = byWeek.get(week) ?? { positive: 0, negative: 0 }
          if (positive + negative === 0) return <i key={week} className="feedback-week" aria-hidden="true" />
          const height = (count: number) => ({ height: `${(100 * count) / most}%` })
          return (
            <button
              key={week}
              {...cell([0, index])}
              type="button"
              className="feedback-week"
              aria-label={`Semaine du ${dayAndMonth(week)}\u00A0: ${counted(positive, 'positif')}, ${counted(negative, 'négatif')}`}
              onClick={() =>
                onRows({
                  of: 'feedback',
                  ...within(week, { from, to }),
                })
              }
            >
              <span className="feedback-half">
                <span className="feedback-positive" style={height(positive)}>
                  {positive > 0 && positive}
                </span>
              </span>
              <span className="feedback-half feedback-below">
                <span className="feedback-negative" style={height(negative)}>
                  {negative > 0 && negative}
                </span>
              </span>
            </button>
          )
        })}
      </div>
    </div>
  )
}
