import { oneOf, pageParam, type SearchParams, textParam } from '../search-params.ts'

/** The styles that the filter of « Joueurs » lists. */
export const filterStyles = ['initiative', 'counter', 'defender'] as const

/** The address says which page and style are shown, or whose own page: beside it the list keeps what is not saved. */
export interface PlayersSearch {
  page?: number | undefined
  style?: (typeof filterStyles)[number] | undefined
  player?: string | undefined
}

export function playersSearch({ page, style, player }: SearchParams): PlayersSearch {
  return { page: pageParam(page), style: oneOf(filterStyles, style), player: textParam(player, '') }
}

/** Whose page an address is: another player is another page. */
export function playerIn({ search }: { search: PlayersSearch }): string | undefined {
  return search.player
}
