import { oneOf, pageParam, type SearchParams, textParam } from '../app/search-params.ts'

/** The options of the style filter. */
export const filterStyles = ['initiative', 'counter', 'defender'] as const

/** The query of the URL: page, style and group of the list, or the player who is shown instead. */
export interface PlayersSearch {
  page?: number | undefined
  style?: (typeof filterStyles)[number] | undefined
  /** A group’s id, or `withoutGroup`. */
  group?: string | undefined
  player?: string | undefined
}

export function playersSearch({ page, style, group, player }: SearchParams): PlayersSearch {
  return {
    page: pageParam(page),
    style: oneOf(filterStyles, style),
    group: textParam(group),
    player: textParam(player, ''),
  }
}

/** The player whom a URL shows; another player counts as another page. */
export function playerIn({ search }: { search: PlayersSearch }): string | undefined {
  return search.player
}
