import { analysesSearch, type AnalysesSearch } from '../analyses/analyses-search.ts'
import { type SearchParams, textParam } from '../app/search-params.ts'

/** And the cases that are open over the figures. What is unknown of them their dialog leaves out: every first load holds this file. */
export interface StatisticsSearch extends AnalysesSearch {
  cases?: string | undefined
  technique?: string | undefined
  span?: string | undefined
}

export function statisticsSearch(search: SearchParams): StatisticsSearch {
  const { cases, technique, span } = search
  return {
    ...analysesSearch(search),
    cases: textParam(cases),
    technique: textParam(technique),
    span: textParam(span),
  }
}
