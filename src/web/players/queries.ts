import { queryOptions } from '@tanstack/react-query'
import * as players from '../../contract/players.ts'
import { call } from '../call.ts'

export const playersQuery = queryOptions({
  queryKey: ['players', 'list'],
  queryFn: () => call(players.list, {}),
})

/** The whole record of one player. */
export function playerQuery(id: string) {
  return queryOptions({
    queryKey: ['players', 'one', id],
    queryFn: () => call(players.show, { id }),
  })
}
