import { queryOptions } from '@tanstack/react-query'
import * as hall from '../../contract/hall.ts'
import { call } from '../app/call.ts'

/** What was noted of a session's evening in the hall. */
export function hallQuery(id: string) {
  return queryOptions({ queryKey: ['hall', id], queryFn: () => call(hall.show, { id }) })
}
