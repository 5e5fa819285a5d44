import { queryOptions } from '@tanstack/react-query'
import * as seasons from '../../contract/seasons.ts'
import { call } from '../app/call.ts'

export const seasonsQuery = queryOptions({
  queryKey: ['seasons', 'list'],
  queryFn: () => call(seasons.list, {}),
})

export const openableSeasonQuery = queryOptions({
  queryKey: ['seasons', 'openable'],
  queryFn: () => call(seasons.openable, {}),
})

export const seasonPreparationQuery = queryOptions({
  queryKey: ['seasons', 'preparation'],
  queryFn: () => call(seasons.prepare, {}),
})
