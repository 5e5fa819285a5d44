import { type SearchParams, textParam } from '../app/search-params.ts'

/** The query of the URL: the import that is shown. */
export interface ImportSearch {
  id?: string | undefined
}

export function importSearch({ id }: SearchParams): ImportSearch {
  return { id: textParam(id) }
}
