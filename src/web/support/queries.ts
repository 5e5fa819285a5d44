import { queryOptions } from '@tanstack/react-query'
import * as support from '../../contract/support.ts'
import { call } from '../app/call.ts'

export const supportQuery = (page: number) =>
  queryOptions({
    queryKey: ['support', page],
    queryFn: () => call(support.show, { page }),
  })
