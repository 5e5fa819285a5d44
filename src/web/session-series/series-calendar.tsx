import type { SeriesDate } from '../../domain/session-series.ts'
import { dayAndMonth } from '../analyses/analyses-words.ts'
import { shortMonth, weekdayWords } from './series-words.ts'
import './session-series.css'

interface SeriesCalendarProps {
  dates: readonly SeriesDate[]
  isPlanned: (date: SeriesDate) => boolean
  onToggle: (date: string) => void
}

/** A month a row, a date a button: pressed where it is planned, hatched where nobody trains. */
export function SeriesCalendar({ dates, isPlanned, onToggle }: SeriesCalendarProps) {
  const months = [...Map.groupBy(dates, ({ date }) => date.slice(0, 7))]
  return (
    <ol aria-label="Dates de la série" className="series-months">
      {months.map(([month, days], index) => (
        <li key={month}>
          <span aria-hidden="true">{shortMonth(month, months[index - 1]?.[0])}</span>
          {days.map((each) => (
            <button
              key={each.date}
              type="button"
              aria-pressed={isPlanned(each)}
              aria-label={[weekdayWords(each.date), ' ', dayAndMonth(each.date), each.why && `, ${each.why}`]
                .filter(Boolean)
                .join('')}
              className={each.why ? 'numeral series-closed' : 'numeral'}
              onClick={() => onToggle(each.date)}
            >
              {Number(each.date.slice(8))}
            </button>
          ))}
        </li>
      ))}
    </ol>
  )
}
