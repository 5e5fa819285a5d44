import * as v from 'valibot'
import { journalActs, journalKinds } from '../domain/journal.ts'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'

/** Both null once the account is gone; a key of the API has a name alone. */
const someone = v.object({ id: v.nullable(field.id), name: v.nullable(v.string()) })
export type Someone = v.InferOutput<typeof someone>

const entry = v.object({
  id: field.id,
  at: field.instant,
  kind: v.picklist(journalKinds),
  /** Null where it came of itself, or the operator did it. */
  actor: v.nullable(someone),
  /** Null where the act is about nobody else. */
  subject: v.nullable(someone),
  /** Null once the session is gone, or where there is none. */
  session: v.nullable(v.object({ id: field.id, title: v.string() })),
  act: v.picklist(journalActs),
  /** The values of the act (src/domain/journal.ts), each where it has it. */
  details: v.object({
    role: v.optional(field.role),
    date: v.optional(field.day),
    until: v.optional(field.day),
    dates: v.optional(v.number()),
    players: v.optional(v.number()),
    startsOn: v.optional(field.day),
    continuing: v.optional(v.number()),
    leaving: v.optional(v.number()),
    archived: v.optional(v.number()),
    keyName: v.optional(v.string()),
    /** That of today; none once the group is gone. */
    groupName: v.optional(v.string()),
  }),
})
export type JournalEntry = v.InferOutput<typeof entry>

/** The latest first, a page after an entry. */
export const list = endpoint({
  method: 'GET',
  path: '/api/journal',
  ability: 'readJournal',
  input: v.strictObject({
    /** Who did it, or about whom it is. */
    person: v.optional(field.id),
    kind: v.optional(v.picklist(journalKinds, 'Sorte inconnue')),
    /** The last entry of the page before. */
    after: v.optional(field.id),
  }),
  output: v.object({
    entries: v.array(entry),
    /** The `after` of the next page; null on the last one. */
    next: v.nullable(field.id),
  }),
})
export type JournalPage = v.InferOutput<typeof list.output>
