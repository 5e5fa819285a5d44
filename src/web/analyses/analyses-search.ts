import type { AnalysisPeriod } from '../../domain/analysis-period.ts'
import { isId, oneOf, pageParam, type SearchParams, textParam } from '../app/search-params.ts'

/** The address says which days, and whose figures; `page` is of the players. */
export interface AnalysesSearch {
  period?: AnalysisPeriod | undefined
  from?: string | undefined
  to?: string | undefined
  /** Ids with commas between; everybody where it is missing. */
  players?: string | undefined
  page?: number | undefined
}

/** Not the domain's list: every first load holds this file, and would hold that one. */
const periods: readonly AnalysisPeriod[] = ['weeks', 'months', 'season', 'season-1', 'season-2']

export function analysesSearch({ period, from, to, players, page }: SearchParams): AnalysesSearch {
  return {
    period: oneOf(periods, period),
    from: dayParam(from),
    to: dayParam(to),
    players: textParam(players)?.split(',').filter(isId).join(',') || undefined,
    page: pageParam(page),
  }
}

/** 31 February is none: it would come back as another day. */
export function dayParam(value: unknown): string | undefined {
  const day = String(value)
  return /^20\d\d-\d\d-\d\d$/.test(day) && new Date(day).toJSON()?.startsWith(day) ? day : undefined
}
