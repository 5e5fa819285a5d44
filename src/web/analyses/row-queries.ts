import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as analysisRows from '../../contract/analysis-rows.ts'
import type { Category } from '../../domain/category.ts'
import { call } from '../app/call.ts'
import type { AnalysesSearch } from './analyses-search.ts'
import { type Wanted, wantedIn } from './queries.ts'

export function analysedPlayersQuery(search: AnalysesSearch) {
  const wanted = { ...wantedIn(search), page: search.page ?? 1 }
  return queryOptions({
    queryKey: ['analyses', 'players', wanted],
    queryFn: () => call(analysisRows.listPlayers, wanted),
    placeholderData: keepPreviousData,
  })
}

export function groupWeeksQuery(search: AnalysesSearch) {
  const wanted = wantedIn(search)
  return queryOptions({
    queryKey: ['analyses', 'groups', wanted],
    queryFn: () => call(analysisRows.listGroupWeeks, wanted),
    placeholderData: keepPreviousData,
  })
}

export function presencesQuery(search: Wanted & { weekday?: number | undefined }, page: number) {
  const { weekday } = search
  const wanted = {
    ...wantedIn(search),
    ...(weekday !== undefined && { weekday: String(weekday) as '0' }),
    page,
  }
  return queryOptions({
    queryKey: ['analyses', 'presences', wanted],
    queryFn: () => call(analysisRows.listPresences, wanted),
    placeholderData: keepPreviousData,
  })
}

export function drillsQuery(search: Wanted, category: Category, page: number) {
  const wanted = { ...wantedIn(search), category, page }
  return queryOptions({
    queryKey: ['analyses', 'drills', wanted],
    queryFn: () => call(analysisRows.listDrills, wanted),
    placeholderData: keepPreviousData,
  })
}

export function feedbackQuery(search: Wanted, page: number) {
  const wanted = { ...wantedIn(search), page }
  return queryOptions({
    queryKey: ['analyses', 'feedback', wanted],
    queryFn: () => call(analysisRows.listFeedback, wanted),
    placeholderData: keepPreviousData,
  })
}

export function requestRowsQuery(search: Wanted, page: number) {
  const wanted = { ...wantedIn(search), page }
  return queryOptions({
    queryKey: ['analyses', 'requests', wanted],
    queryFn: () => call(analysisRows.listRequests, wanted),
    placeholderData: keepPreviousData,
  })
}
