import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as trainingSessions from '../../contract/training-sessions.ts'
import type { SessionPage, TrainingSession } from '../../contract/training-sessions.ts'
import type { DateRange } from '../../domain/days.ts'
import { call } from '../app/call.ts'
import { minuteMs } from '../app/use-now.ts'
import { queryClient } from '../app/query-client.ts'

export type Period = 'upcoming' | 'past'

/** Anew each minute: what was to come is past once its time has come. */
export function sessionsQuery(period: Period, page: number) {
  return queryOptions({
    queryKey: ['training-sessions', 'list', period, page],
    queryFn: () => call(trainingSessions.list, { period, page }),
    placeholderData: keepPreviousData,
    refetchInterval: minuteMs,
  })
}

/** Days of the club, both included. */
export function calendarQuery({ from, to }: DateRange) {
  return queryOptions({
    queryKey: ['training-sessions', 'calendar', from, to],
    queryFn: () => call(trainingSessions.calendar, { from, to }),
  })
}

export function sessionQuery(id: string) {
  return queryOptions({
    queryKey: ['training-sessions', 'one', id],
    queryFn: () => call(trainingSessions.show, { id }),
    // Whoever saw it in a list can open it without network.
    initialData: () => findInCachedLists(id)?.session,
    initialDataUpdatedAt: () => findInCachedLists(id)?.at,
  })
}

interface Listed {
  readonly session: TrainingSession
  /** Of the list that has it: its time may have come since. */
  readonly period: Period
  readonly at: number
}

/** What the list that was read last says of it. */
export function findInCachedLists(id: string): Listed | undefined {
  const lists = queryClient.getQueryCache().findAll({ queryKey: ['training-sessions', 'list'] })
  for (const { state, queryKey } of lists.toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)) {
    const session = (state.data as SessionPage | undefined)?.sessions.find((each) => each.id === id)
    if (session) return { session, period: queryKey[2] as Period, at: state.dataUpdatedAt }
  }
  return undefined
}

/** A refusal told that something else is there now. */
export function invalidateSessions(): void {
  void queryClient.invalidateQueries({ queryKey: ['training-sessions'] })
}

/** After a write that the server has answered. What waits to be sent is laid over that answer. */
export function cacheSession(session: TrainingSession | null): void {
  if (session) queryClient.setQueryData(sessionQuery(session.id).queryKey, session)
}
