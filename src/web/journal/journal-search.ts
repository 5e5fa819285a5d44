import { type JournalKind, journalKinds } from '../../domain/journal.ts'
import { isId, oneOf, type SearchParams, textParam } from '../app/search-params.ts'

/** Whose entries, of what kind, and after which one the page begins: the address says it. */
export interface JournalSearch {
  person?: string | undefined
  kind?: JournalKind | undefined
  after?: string | undefined
}

/** Of the address: what is no id or no kind is left out. */
export function journalSearch({ person, kind, after }: SearchParams): JournalSearch {
  return { person: idParam(person), kind: oneOf(journalKinds, kind), after: idParam(after) }
}

function idParam(value: unknown): string | undefined {
  const text = textParam(value)
  return text !== undefined && isId(text) ? text : undefined
}
