import { hashKey, useQueries } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { SessionCalendar } from '../../contract/training-sessions.ts'
import { addDays, type DateRange } from '../../domain/days.ts'
import { maxCalendarDays } from '../../domain/session-calendar.ts'
import { useTimeZone } from '../accounts/queries.ts'
import { useClubQuery } from '../clubs/club-overlay.ts'
import { clubDay } from '../clubs/club-time.ts'
import { useQueuedWritesFor } from '../offline/outbox/outbox-state.ts'
import { Skeleton } from '../ui/states.tsx'
import { calendarQuery, findInCachedLists } from './queries.ts'
import { repeatedDraft } from './repeated-session.ts'
import type { SessionDraft } from './session-draft.ts'
import { PanelFrame, patienceMs, SessionNotLoaded, useElapsed } from './session-panel-frame.tsx'
import { loadSessionForm } from './session-parts.ts'
import { overlayCalendar, useSession, useSessionViewer } from './use-sessions.ts'

const SessionForm = lazy(async () => ({ default: (await loadSessionForm()).SessionForm }))

/** More than a year. */
const maxSpans = 9

/** The days that one reading of the calendar has, from today on. */
function spanOf(today: string, span: number): DateRange {
  const from = addDays(today, span * maxCalendarDays)
  return { from, to: addDays(from, maxCalendarDays - 1) }
}

/** The sessions of each of these spans of days, with the queued writes laid over them; undefined until they are read. */
function useCalendars(ranges: readonly DateRange[]): (SessionCalendar | undefined)[] {
  const viewer = useSessionViewer()
  const queuedWritesFor = useQueuedWritesFor()
  const read = useQueries({ queries: ranges.map(calendarQuery) })
  return ranges.map((range, index) => {
    const calendar = read[index]?.data
    const writes = queuedWritesFor(hashKey(calendarQuery(range).queryKey))
    return calendar && overlayCalendar(calendar, writes, { range, viewer, findInCachedLists })
  })
}

interface RepeatSessionPanelProps {
  /** The session that is repeated. */
  id: string
  onSaved: () => void
  onClose: () => void
}

export function RepeatSessionPanel({ id, onSaved, onClose }: RepeatSessionPanelProps) {
  const { session, query } = useSession(id)
  const timeZone = useTimeZone()
  const [today] = useState(() => clubDay(new Date(), timeZone))
  const [spans, setSpans] = useState(1)
  // The season of a group may be planned: on until there is a week without it.
  const planned = useCalendars(Array.from({ length: spans }, (_, index) => spanOf(today, index)))
  const club = useClubQuery()
  const waitedLongEnough = useElapsed(patienceMs)
  const [start, setStart] = useState<SessionDraft | null>(null)
  // Without network it begins from what this device knows.
  const known = (planned.every(Boolean) && club.data) || waitedLongEnough
  if (session && known && !start) {
    const members = club.data && [...club.data.players, ...club.data.coaches]
    const draft = repeatedDraft(session, {
      today,
      planned: planned.flatMap((calendar) => calendar?.sessions ?? []),
      memberIds: members ? new Set(members.map((member) => member.id)) : null,
    })
    const isBeyond = draft.date > spanOf(today, spans - 1).to
    if (isBeyond && spans < maxSpans && !waitedLongEnough) setSpans(spans + 1)
    else setStart(draft)
  }
  return (
    <PanelFrame title="Refaire une séance" onClose={onClose}>
      {start ? (
        <Suspense fallback={<Skeleton label="Chargement du formulaire" rows={4} />}>
          <SessionForm start={start} onSaved={onSaved} onCancel={onClose} />
        </Suspense>
      ) : query.isError ? (
        <SessionNotLoaded error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton label="Chargement de la séance" rows={4} />
      )}
    </PanelFrame>
  )
}
