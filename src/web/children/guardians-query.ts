import { queryOptions } from '@tanstack/react-query'
import * as guardians from '../../contract/guardians.ts'
import { call } from '../app/call.ts'
import { playerQuery } from '../players/queries.ts'

/** Read again with the child’s record; addresses stay on no device. */
export function guardiansQuery(childId: string) {
  return queryOptions({
    queryKey: [...playerQuery(childId).queryKey, 'guardians'],
    queryFn: () => call(guardians.list, { id: childId }),
    meta: { cached: false },
  })
}
