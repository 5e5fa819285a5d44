import { oneOf, pageParam, type SearchParams, textParam } from '../app/search-params.ts'

/** The options of the style filter. */
export const filterStyles = ['initiative', 'counter', 'defender'] as const

/** The query of the URL: page and style of the list, or the player who is shown instead. */
export interface PlayersSearch {
  page?: number | undefined
  style?: (typeof filterStyles)[number] | undefined
  player?: string | undefined
}

export function playersSearch({ page, style, player }: SearchParams): PlayersSearch {
  return { page: pageParam(page), style: oneOf(filterStyles, style), player: textParam(player, '') }
}

/** The player whom a URL shows; another player counts as another page. */
export function playerIn({ search }: { search: PlayersSearch }): string | undefined {
  return search.player
}
