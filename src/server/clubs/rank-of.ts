import { sql } from 'kysely'
import type { Rank, Role } from '../../domain/actor.ts'

/** Of the membership `m`. */
export const rankOfMembership = sql<Rank>`case when m.assistant then 'assistant' else m.role end`

export function rankOf({ role, assistant }: { role: Role; assistant: boolean | null }): Rank {
  return assistant ? 'assistant' : role
}
