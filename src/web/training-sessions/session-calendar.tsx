import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { TrainingSession } from '../../contract/training-sessions.ts'
import { addDays } from '../../domain/analysis-period.ts'
import { addMonths, daysFrom, weekOf, weeksOfMonth } from '../../domain/session-calendar.ts'
import { Reading } from '../app/reading.tsx'
import { useWhyClosed } from '../closures/use-why-closed.ts'
import { GroupChips } from '../groups/group-chips.tsx'
import { withoutGroup } from '../groups/in-group.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { optionalPart } from '../ui/lazy-part.tsx'
import { EmptyState, Skeleton } from '../ui/states.tsx'
import { CalendarMonth } from './calendar-month.tsx'
import { CalendarWeek } from './calendar-week.tsx'
import { dayIn, monthWords, weekWords } from './calendar-words.ts'
import type { CalendarView } from './sessions-search.ts'
import { useCalendar } from './use-sessions.ts'
import './session-calendar.css'

const CoachLoads = optionalPart(async () => (await import('./coach-loads.tsx')).CoachLoads)

interface SessionCalendarProps {
  view: CalendarView
  /** The day whose week or month is shown. */
  day: string | undefined
  today: string
  now: Date
  onDay: (day: string) => void
}

/** The club's sessions of a week or a month. */
export function SessionCalendar({ view, today, now, onDay, ...props }: SessionCalendarProps) {
  const day = dayIn(props.day, today)
  const [group, setGroup] = useState<string | undefined>()
  const isWeek = view === 'week'
  const range = isWeek ? weekOf(day) : weeksOfMonth(day)
  const query = useCalendar(range)
  const whyClosedOn = useWhyClosed()
  const sessions = query.data?.sessions.filter((session) => isOfGroup(session, group))
  /** A week off is shown with its reason. */
  const isEmpty = sessions?.length === 0 && !daysFrom(range.from).some(whyClosedOn)
  const reading = (
    <Reading query={query} part otherwise="Erreur lors du chargement des séances">
      <Skeleton label="Chargement des séances" rows={isWeek ? 7 : 2} />
    </Reading>
  )
  const common = { today, now, whyClosedOn }
  const step = (by: -1 | 1) => onDay(isWeek ? addDays(day, 7 * by) : addMonths(day, by))
  return (
    <section aria-label={isWeek ? 'Semaine' : 'Mois'} className="session-calendar">
      <div className="agenda-head">
        <IconButton
          label={isWeek ? 'Semaine précédente' : 'Mois précédent'}
          icon={<ChevronLeft />}
          onClick={() => step(-1)}
        />
        <h2 aria-live="polite">{isWeek ? weekWords(range) : monthWords(day)}</h2>
        <IconButton
          label={isWeek ? 'Semaine suivante' : 'Mois suivant'}
          icon={<ChevronRight />}
          onClick={() => step(1)}
        />
        {(today < range.from || today > range.to) && (
          <Button variant="bare" onClick={() => onDay(today)}>
            Aujourd’hui
          </Button>
        )}
      </div>
      <GroupChips chosen={group} onChoose={setGroup} />
      {isWeek ? (
        <>
          {reading}
          {sessions &&
            (isEmpty ? (
              <EmptyState title="Rien cette semaine" compact>
                «&nbsp;Nouvelle séance&nbsp;» en prépare une.
              </EmptyState>
            ) : (
              <>
                <CalendarWeek {...common} from={range.from} sessions={sessions} />
                <CoachLoads sessions={sessions} />
              </>
            ))}
        </>
      ) : (
        <>
          <CalendarMonth {...common} range={range} day={day} sessions={sessions ?? []} onDay={onDay} />
          {reading}
        </>
      )}
    </section>
  )
}

function isOfGroup({ group }: TrainingSession, chosen: string | undefined): boolean {
  if (chosen === undefined) return true
  return chosen === withoutGroup ? !group : group?.id === chosen
}
