import type { JournalEntry } from '../../contract/journal.ts'
import { clubDay, clubTime, longDay } from '../clubs/club-time.ts'
import { Section } from '../ui/layout.tsx'
import { deedsOf, sentenceOf } from './journal-words.ts'

interface JournalDaysProps {
  /** The latest first. */
  entries: readonly JournalEntry[]
  timeZone: string
  today: string
}

/** Each day is a heading. */
export function JournalDays({ entries, timeZone, today }: JournalDaysProps) {
  const days = Map.groupBy(deedsOf(entries), ({ at }) => clubDay(new Date(at), timeZone))
  return [...days].map(([day, ofDay]) => (
    <Section key={day} title={<span className="journal-day">{dayName(day, today)}</span>}>
      <ul className="rows">
        {ofDay.map((deed) => (
          <li key={deed.id} className="journal-entry">
            <time dateTime={deed.at} className="secondary">
              {clubTime(new Date(deed.at), timeZone)}
            </time>
            <p>
              {sentenceOf(deed, today).map((part, index) =>
                typeof part === 'string' ? (
                  part
                ) : (
                  <bdi key={index} className="strong">
                    {part.name}
                  </bdi>
                ),
              )}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  ))
}

function dayName(day: string, today: string): string {
  return day === today ? 'Aujourd’hui' : longDay(day, today)
}
