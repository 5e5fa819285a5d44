import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AnalysedPlayers } from '../../contract/analysis-rows.ts'
import * as analysisRows from '../../contract/analysis-rows.ts'
import type { Category } from '../../domain/category.ts'
import type { AnswerSpan } from '../../domain/analyses-requests.ts'
import type { PlayerFinding } from '../../domain/analyses-players.ts'
import { call } from '../app/call.ts'
import type { AnalysesSearch } from './analyses-search.ts'
import { queryClient } from '../app/query-client.ts'
import { allPages } from './read-pages.ts'
import { type Wanted, wantedIn } from './queries.ts'

export function analysedPlayersQuery(search: AnalysesSearch, finding?: PlayerFinding) {
  const wanted = { ...wantedIn(search), ...(finding && { finding }), page: search.page ?? 1 }
  return queryOptions({
    queryKey: ['analyses', 'players', wanted],
    queryFn: () => call(analysisRows.listPlayers, wanted),
    placeholderData: keepPreviousData,
  })
}

/** All pages of players for a file, beside the one that is shown. */
export async function readPlayers(search: AnalysesSearch, shown: AnalysedPlayers, finding?: PlayerFinding) {
  const read = (page: number) =>
    queryClient.fetchQuery({ ...analysedPlayersQuery({ ...search, page }, finding), gcTime: 0 })
  return (await allPages(shown, read)()).flatMap(({ players }) => players)
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

/** `only` those at which one of the players was present. */
export function drillsQuery(
  search: Wanted,
  category: Category | undefined,
  only: 'attended' | undefined,
  page: number,
) {
  const wanted = { ...wantedIn(search), ...(category && { category }), ...(only && { only }), page }
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

export function requestRowsQuery(search: Wanted, span: AnswerSpan | undefined, page: number) {
  const wanted = { ...wantedIn(search), ...(span && { span }), page }
  return queryOptions({
    queryKey: ['analyses', 'requests', wanted],
    queryFn: () => call(analysisRows.listRequests, wanted),
    placeholderData: keepPreviousData,
  })
}
