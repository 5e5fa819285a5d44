import { type SearchParams, textParam } from '../app/search-params.ts'
import { analysesSearch, type AnalysesSearch } from './analyses-search.ts'

/** Which rows, of which days and players. What is unknown of it the page itself leaves out: every first load holds this file. */
export interface RowsSearch extends AnalysesSearch {
  /** « requests », « requests.week », as `wanted-rows.ts` says; attendance where it is missing. */
  of?: string | undefined
  /** 0 is Monday. */
  weekday?: number | undefined
}

export function rowsSearch(search: SearchParams): RowsSearch {
  const { of, weekday } = search
  return {
    ...analysesSearch(search),
    of: textParam(of),
    weekday: weekday as number,
  }
}
