import { queryOptions } from '@tanstack/react-query'
import * as journal from '../../contract/journal.ts'
import { call } from '../app/call.ts'
import type { JournalSearch } from './journal-search.ts'

export function journalQuery({ person, kind, after }: JournalSearch) {
  const wanted = { ...(person && { person }), ...(kind && { kind }), ...(after && { after }) }
  return queryOptions({
    queryKey: ['journal', wanted],
    queryFn: () => call(journal.list, wanted),
  })
}
