import { type KeyboardEvent, useRef } from 'react'
import type { TrainingSession } from '../../contract/training-sessions.ts'
import { addDays, type DateRange, weeksOf } from '../../domain/days.ts'
import { addMonths, daysFrom } from '../../domain/session-calendar.ts'
import { longDay } from '../clubs/club-time.ts'
import { counted } from '../ui/counted.ts'
import { shortWeekday } from './calendar-words.ts'
import type { SessionCard } from './calendar-week.tsx'

interface CalendarMonthProps {
  /** Its whole weeks. */
  range: DateRange
  /** The day whose sessions are named below. */
  day: string
  today: string
  sessions: readonly TrainingSession[]
  /** « Vacances de Noël »; null where the club trains. */
  whyClosedOn: (day: string) => string | null
  renderCard: SessionCard
  onDay: (day: string) => void
}

const stepOfKey: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
}

/** A day a cell, with a dot a session; the chosen day's sessions stand below. Arrow keys go from day to day. */
export function CalendarMonth({
  range,
  day,
  today,
  sessions,
  whyClosedOn,
  renderCard,
  onDay,
}: CalendarMonthProps) {
  const moved = useRef(false)
  const byDay = Map.groupBy(sessions, ({ date }) => date)
  const ofDay = byDay.get(day) ?? []
  const closed = whyClosedOn(day)
  function handleKeyDown(event: KeyboardEvent) {
    const next = stepOfKey[event.key]?.(day)
    if (!next) return
    event.preventDefault()
    moved.current = true
    onDay(next)
  }
  /** The address says which day it is: its button takes the focus once that has changed. */
  function takeFocus(button: HTMLButtonElement | null) {
    if (!button || !moved.current) return
    moved.current = false
    button.focus()
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the buttons inside */}
      <table className="agenda-month" onKeyDown={handleKeyDown}>
        <thead>
          <tr>
            {daysFrom(range.from).map((weekday) => (
              <th key={weekday} scope="col">
                {shortWeekday(weekday)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(range).map((monday) => (
            <tr key={monday}>
              {daysFrom(monday).map((each) => (
                <td key={each} className={whyClosedOn(each) ? 'agenda-closed' : undefined}>
                  <button
                    ref={each === day ? takeFocus : null}
                    type="button"
                    tabIndex={each === day ? 0 : -1}
                    aria-label={cellWords(each, today, whyClosedOn(each), byDay.get(each))}
                    aria-pressed={each === day}
                    aria-current={each === today ? 'date' : undefined}
                    className={each.slice(0, 7) === day.slice(0, 7) ? undefined : 'agenda-other-month'}
                    onClick={() => onDay(each)}
                  >
                    <b className="numeral" aria-hidden="true">
                      {Number(each.slice(8))}
                    </b>
                    <span aria-hidden="true" className="agenda-dots">
                      {byDay.get(each)?.map((session) => (
                        <i key={session.id} className={dotClass(session)} />
                      ))}
                    </span>
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <section aria-label={longDay(day, today)} className="agenda-day">
        <h3>{longDay(day, today)}</h3>
        {closed && <p className="note">{closed}</p>}
        {ofDay.length === 0 ? (
          !closed && <p className="note">Rien ce jour-là.</p>
        ) : (
          <ul>{ofDay.map((session) => renderCard(session, ofDay))}</ul>
        )}
      </section>
    </>
  )
}

function dotClass({ cancelledAt, coaches }: TrainingSession): string | undefined {
  if (cancelledAt) return 'agenda-dot-off'
  return coaches?.length === 0 ? 'agenda-dot-open' : undefined
}

/** « mardi 8 décembre, 2 séances, 1 annulée », « vendredi 25 décembre, Noël ». */
function cellWords(
  day: string,
  today: string,
  closed: string | null,
  sessions: readonly TrainingSession[] = [],
): string {
  const off = sessions.filter(({ cancelledAt }) => cancelledAt).length
  const held = sessions.length - off
  return [
    longDay(day, today),
    ...(closed ? [closed] : []),
    ...(held > 0 ? [counted(held, 'séance')] : []),
    ...(off > 0 ? [counted(off, 'annulée')] : []),
  ].join(', ')
}
