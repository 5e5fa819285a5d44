import { queryOptions } from '@tanstack/react-query'
import * as places from '../../contract/places.ts'
import { call } from '../app/call.ts'

export const placesQuery = queryOptions({
  queryKey: ['places'],
  queryFn: () => call(places.list, {}),
})
