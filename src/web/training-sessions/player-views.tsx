import { useQueries } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import type { TrainingSession } from '../../contract/training-sessions.ts'
import { weekOf, weeksOfMonth } from '../../domain/session-calendar.ts'
import { useTimeZone } from '../accounts/queries.ts'
import { useNow } from '../app/use-now.ts'
import { clubDay } from '../clubs/club-time.ts'
import { closuresQuery } from '../closures/queries.ts'
import { SegmentedChoice } from '../ui/choices.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { Skeleton } from '../ui/states.tsx'
import { calendarQuery } from './queries.ts'
import type { SessionsSearch } from './sessions-search.ts'

const PlayerCalendar = lazyPart(
  async () => (await import('./player-calendar.tsx')).PlayerCalendar,
  <Skeleton label="Chargement du calendrier" rows={7} />,
)

const views = [
  { value: 'list', label: 'Liste' },
  { value: 'week', label: 'Semaine' },
  { value: 'month', label: 'Mois' },
] as const

const hourMs = 3_600_000

interface PlayerViewsProps {
  /** As it stands in the lists. */
  renderSession: (session: TrainingSession) => ReactNode
}

/** The lists or a calendar. This week and this month are read ahead, so that both open without network. */
export function PlayerViews({ renderSession }: PlayerViewsProps) {
  const { calendar, day } = useSearch({ from: '/player-area/player/training' })
  const navigate = useNavigate({ from: '/player/training' })
  const timeZone = useTimeZone()
  const now = useNow()
  const today = clubDay(now, timeZone)
  // What was read within the hour, and not changed since, is not read again.
  useQueries({
    queries: [calendarQuery(weekOf(today)), calendarQuery(weeksOfMonth(today)), closuresQuery].map(
      (query) => ({ ...query, staleTime: hourMs }),
    ),
  })
  useEffect(() => {
    import('./player-calendar.tsx').catch(() => {})
  }, [])
  function show(part: SessionsSearch) {
    void navigate({ search: (before) => ({ ...before, ...part }), resetScroll: false })
  }
  return (
    <>
      <SegmentedChoice
        label="Affichage"
        hideLabel
        value={calendar ?? 'list'}
        options={views}
        className="sessions-view player-views"
        onChange={(view) => show({ calendar: view === 'list' ? undefined : view, day: undefined })}
      />
      {calendar && (
        <PlayerCalendar
          view={calendar}
          day={day}
          today={today}
          now={now}
          timeZone={timeZone}
          onDay={(next) => show({ day: next })}
          renderSession={renderSession}
        />
      )}
    </>
  )
}
