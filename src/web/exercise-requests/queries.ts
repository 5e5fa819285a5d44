import { queryOptions } from '@tanstack/react-query'
import * as exerciseRequests from '../../contract/exercise-requests.ts'
import type { ExerciseRequest, RequestPage } from '../../contract/exercise-requests.ts'
import type { RequestView } from '../../domain/exercise-request.ts'
import { call } from '../app/call.ts'
import { queryClient } from '../app/query-client.ts'

const everyList = ['exercise-requests']

export function requestsQuery(view: RequestView, page: number) {
  return queryOptions({
    queryKey: [...everyList, view, page],
    queryFn: () => call(exerciseRequests.list, { view, page }),
    // Of the other view nothing is shown meanwhile.
    placeholderData: (before: RequestPage | undefined, query) =>
      query?.queryKey[1] === view ? before : undefined,
  })
}

/** What the list that was read last says of it: between two views or pages a request is in the other one. */
export function listed(id: string): ExerciseRequest | undefined {
  const lists = queryClient.getQueryCache().findAll({ queryKey: everyList })
  for (const { state } of lists.toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)) {
    const request = (state.data as RequestPage | undefined)?.requests.find((each) => each.id === id)
    if (request) return request
  }
  return undefined
}

/** Somebody else was first: the lists are read again, also where nobody told this page. */
export function readRequestsAgain(): void {
  void queryClient.invalidateQueries({ queryKey: everyList })
}
