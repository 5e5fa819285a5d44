import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as statistics from '../../contract/statistics.ts'
import type { Input } from '../../contract/endpoint.ts'
import type { DateRange } from '../../domain/days.ts'
import type { PauseSpan } from '../../domain/statistics.ts'
import type { ClockSpan } from '../../domain/statistics-clock.ts'
import type { MinuteSpan } from '../../domain/statistics-crossings.ts'
import type { AnalysesSearch } from '../analyses/analyses-search.ts'
import { wantedIn } from '../analyses/queries.ts'
import { call } from '../app/call.ts'

/** What changes the analyses changes these as well: their keys begin alike. */
const key = (what: string, wanted: object) => ['analyses', 'statistics', what, wanted]

export function statisticsQuery(search: AnalysesSearch) {
  const wanted = wantedIn(search)
  return queryOptions({
    // Another word than that of the release before, whose cached answers have less.
    queryKey: key('seasons', wanted),
    queryFn: () => call(statistics.show, wanted),
    placeholderData: keepPreviousData,
  })
}

export function pointsQuery(search: AnalysesSearch) {
  const wanted = wantedIn(search)
  return queryOptions({
    queryKey: key('points', wanted),
    queryFn: () => call(statistics.showPoints, wanted),
    placeholderData: keepPreviousData,
  })
}

export function pointRowsQuery(search: AnalysesSearch, month: string, page: number) {
  const wanted = { ...wantedIn(search), month, page }
  return queryOptions({
    queryKey: key('rankings', wanted),
    queryFn: () => call(statistics.listPoints, wanted),
    placeholderData: keepPreviousData,
  })
}

export function presenceAndProgressQuery(search: AnalysesSearch) {
  const wanted = { ...wantedIn(search), page: search.page ?? 1 }
  return queryOptions({
    queryKey: key('players', wanted),
    queryFn: () => call(statistics.listPlayers, wanted),
    placeholderData: keepPreviousData,
  })
}

type Technique = Input<typeof statistics.listMasteries>['technique']

export function masteriesQuery(
  search: AnalysesSearch,
  technique: string | null,
  days: DateRange | null,
  page: number,
) {
  const wanted = {
    ...wantedIn(search),
    ...(technique && { technique: technique as Technique }),
    ...(days && { gainedFrom: days.from, gainedTo: days.to }),
    page,
  }
  return queryOptions({
    queryKey: key('masteries', wanted),
    queryFn: () => call(statistics.listMasteries, wanted),
    placeholderData: keepPreviousData,
  })
}

export function crossingsQuery(
  search: AnalysesSearch,
  of: { technique: string | null; span: MinuteSpan | null },
  page: number,
) {
  const wanted = {
    ...wantedIn(search),
    ...(of.technique && { technique: of.technique as Technique }),
    ...(of.span && { span: of.span }),
    page,
  }
  return queryOptions({
    queryKey: key('crossings', wanted),
    queryFn: () => call(statistics.listCrossings, wanted),
    placeholderData: keepPreviousData,
  })
}

export function playedQuery(search: AnalysesSearch, span: ClockSpan | null, page: number) {
  const wanted = { ...wantedIn(search), ...(span && { span }), page }
  return queryOptions({
    queryKey: key('played', wanted),
    queryFn: () => call(statistics.listPlayed, wanted),
    placeholderData: keepPreviousData,
  })
}

export function pausesQuery(search: AnalysesSearch, span: PauseSpan | null, page: number) {
  const wanted = { ...wantedIn(search), ...(span && { span }), page }
  return queryOptions({
    queryKey: key('pauses', wanted),
    queryFn: () => call(statistics.listPauses, wanted),
    placeholderData: keepPreviousData,
  })
}
