import { categories, type Category } from '../../domain/category.ts'
import { oneOf, pageParam, type SearchParams, textParam } from '../app/search-params.ts'

/** The address says whose form is open, or that the whole group is shown: which of its techniques, and which page. */
export interface EvaluationSearch {
  view?: 'group' | undefined
  player?: string | undefined
  techniques?: Category | undefined
  page?: number | undefined
}

export function evaluationSearch({ view, player, techniques, page }: SearchParams): EvaluationSearch {
  return {
    view: oneOf(['group'], view),
    player: textParam(player),
    techniques: oneOf(categories, techniques),
    page: pageParam(page),
  }
}
