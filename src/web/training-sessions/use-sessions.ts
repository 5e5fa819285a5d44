import { hashKey, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Input } from '../../contract/endpoint.ts'
import type * as hall from '../../contract/hall.ts'
import type { SessionCalendar, SessionPage, TrainingSession } from '../../contract/training-sessions.ts'
import type { DateRange } from '../../domain/days.ts'
import { noteInHall } from '../../domain/hall/hall-hours.ts'
import { fullName } from '../../domain/member-name.ts'
import { isUpcoming, sessionsPerPage } from '../../domain/training-session.ts'
import { useMe } from '../accounts/queries.ts'
import { useOverlaid, useQueuedWritesFor } from '../offline/outbox/outbox-state.ts'
import type { QueuedWrite } from '../offline/outbox/queued-write.ts'
import { overlayWrite, type Queued } from '../offline/outbox/write-description.ts'
import { useNow } from '../app/use-now.ts'
import { groupOf, nameOf, placeOf } from './known-names.ts'
import { calendarQuery, findInCachedLists, type Period, sessionQuery, sessionsQuery } from './queries.ts'
import { sessionWrites, type ShownSession, type SessionViewer } from './queued-writes.ts'

/** A page of sessions, with the queued writes laid over it. */
export function useSessions(period: Period, page: number): UseQueryResult<SessionPage> {
  const viewer = useSessionViewer()
  const minute = useNow().getTime()
  const context = useMemo(
    () => ({ period, viewer, now: new Date(minute), findInCachedLists }),
    [period, viewer, minute],
  )
  return useOverlaid(sessionsQuery(period, page), overlaySessions, context)
}

/** The sessions of these days, with the queued writes laid over them. */
export function useCalendar(range: DateRange): UseQueryResult<SessionCalendar> {
  const viewer = useSessionViewer()
  const { from, to } = range
  const context = useMemo(() => ({ range: { from, to }, viewer, findInCachedLists }), [from, to, viewer])
  return useOverlaid(calendarQuery(range), overlayCalendar, context)
}

interface SessionReading {
  /** Null once it was deleted here. */
  session: TrainingSession | null | undefined
  /** The server's answer; what was only planned here it does not know yet. */
  query: UseQueryResult<TrainingSession>
}

export function useSession(id: string, options: { refetchOnMount?: 'always' } = {}): SessionReading {
  const queuedWritesFor = useQueuedWritesFor()
  const viewer = useSessionViewer()
  const query = useQuery({ ...sessionQuery(id), ...options })
  const session = useMemo(
    () => overlaySession(query.data, id, queuedWritesFor(hashKey(sessionQuery(id).queryKey)), viewer),
    [query.data, id, queuedWritesFor, viewer],
  )
  return { session, query }
}

export function useSessionViewer(): SessionViewer {
  const { account, club } = useMe()
  return useMemo(
    () => ({
      id: account.id,
      name: fullName(account),
      timeZone: club?.timeZone ?? 'Europe/Paris',
      nameOf,
      placeOf,
      groupOf,
    }),
    [account, club],
  )
}

interface Context {
  readonly period: Period
  readonly viewer: SessionViewer
  readonly now: Date
  /** What the server said of a session that may stand on another page, or in the other list. */
  readonly findInCachedLists: (
    id: string,
  ) => { readonly session: TrainingSession; readonly period: Period } | undefined
}

/** A page of sessions as it will be once the queued writes are done. */
export function overlaySessions(
  page: SessionPage,
  writes: readonly QueuedWrite[],
  { period, viewer, now, findInCachedLists }: Context,
): SessionPage {
  const touched = touchedSessions(writes)
  if (touched.size === 0) return page
  const isListed = (session: TrainingSession | null | undefined): session is TrainingSession =>
    Boolean(session) && isUpcoming({ startsAt: new Date(session!.startsAt) }, now) === (period === 'upcoming')

  const kept = page.sessions.filter(({ id }) => !touched.has(id))
  let { total } = page
  for (const id of touched) {
    const onPage = page.sessions.find((session) => session.id === id)
    const known = findInCachedLists(id)
    // Where the server listed it, not where it would now: without network a session begins, too.
    const wasListed = onPage !== undefined || known?.period === period
    const becomes = overlaySession(onPage ?? known?.session, id, writes, viewer)
    total += Number(isListed(becomes)) - Number(wasListed)
    // What stands on another page of this list stays there.
    if (isListed(becomes) && (onPage || (!wasListed && fitsOnPage(becomes, page, period)))) kept.push(becomes)
  }
  return {
    ...page,
    sessions: kept.toSorted((a, b) => compareByStart(a, b, period)).slice(0, sessionsPerPage),
    total,
    pageCount: Math.max(1, Math.ceil(total / sessionsPerPage)),
  }
}

type CalendarContext = Pick<Context, 'viewer' | 'findInCachedLists'> & { readonly range: DateRange }

/** The sessions of these days as they will be once the queued writes are done. */
export function overlayCalendar(
  calendar: SessionCalendar,
  writes: readonly QueuedWrite[],
  { range: { from, to }, viewer, findInCachedLists }: CalendarContext,
): SessionCalendar {
  const touched = touchedSessions(writes)
  if (touched.size === 0) return calendar
  const changed = [...touched].map((id) => {
    const server = calendar.sessions.find((session) => session.id === id) ?? findInCachedLists(id)?.session
    return overlaySession(server, id, writes, viewer)
  })
  const kept = calendar.sessions.filter(({ id }) => !touched.has(id))
  const here = changed.filter((session) => session && session.date >= from && session.date <= to)
  const sessions = [...kept, ...(here as TrainingSession[])]
  return { ...calendar, sessions: sessions.toSorted((a, b) => compareByStart(a, b, 'upcoming')) }
}

/**
 * The session as it will be once the queued writes are done, versions counted as the server will; null once it is deleted.
 * `server` is what the server answered, if it ever did. What it has done meanwhile is not done again.
 */
export function overlaySession(
  server: TrainingSession | undefined,
  id: string,
  writes: readonly QueuedWrite[],
  viewer: SessionViewer,
): TrainingSession | null | undefined {
  const { session, deleted } = writes
    .filter(({ input }) => input['id'] === id)
    .reduce<ShownSession>((shown, write) => overlayWrite(overlays, shown, write, viewer), {
      session: server,
      deleted: false,
    })
  return deleted ? null : session
}

/** What is noted in the hall says when a session is under way. */
const overlays = {
  ...sessionWrites,
  'POST /api/hall/:id/events': {
    overlay: ({ session, deleted }: ShownSession, { input }: Queued<Input<typeof hall.addEvent>>) => ({
      session: session && noteInHall(session, input.event),
      deleted,
    }),
  },
}

/** The ids of the sessions that these writes are about. */
export function touchedSessions(writes: readonly QueuedWrite[]): ReadonlySet<string> {
  const sessionWrites = writes.filter(({ path }) => /^.api.(training-sessions|hall)/.test(path))
  return new Set(sessionWrites.map(({ input }) => String(input['id'])))
}

/** Whether something new in the list falls between the first and the last of this page. */
function fitsOnPage(
  session: TrainingSession,
  { sessions, page, pageCount }: SessionPage,
  period: Period,
): boolean {
  const [first, last] = [sessions.at(0), sessions.at(-1)]
  if (!first || !last) return true
  return (
    (page === 1 || compareByStart(first, session, period) < 0) &&
    (page >= pageCount || compareByStart(session, last, period) < 0)
  )
}

/** Soonest first among those to come, latest first among those past. */
function compareByStart(a: TrainingSession, b: TrainingSession, period: Period): number {
  const difference = a.startsAt.localeCompare(b.startsAt) || a.id.localeCompare(b.id)
  return period === 'upcoming' ? difference : -difference
}
