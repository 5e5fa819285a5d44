import type { LiveTopic } from '../../contract/live-event.ts'

/** The NOTIFY channel of all servers of one database. */
export const channel = 'rebond'

/** A change and its recipients: none outside `clubId`, where it is given. */
export interface Change {
  readonly topic: LiveTopic
  readonly ids?: readonly string[]
  readonly clubId?: string
  /** The recipients in that club, besides `accounts`. */
  readonly to?: 'members' | 'coaches'
  readonly accounts?: readonly string[]
}

/** The account's login sessions have ended, or its rank, club or plan has changed. */
export interface End {
  readonly ends: string
  /** Only the stream of this login session. */
  readonly loginSessionId?: string
  /** All but the stream of this login session. */
  readonly exceptId?: string | null
}

export type Announcement = Change | End

// PostgreSQL allows 7,999 bytes a payload: two such lists of ids and the other fields.
const idsPerPayload = 95

export function payloadsOf(announcement: Announcement): string[] {
  if ('ends' in announcement) return [JSON.stringify(announcement)]
  const { topic, ids, clubId, to, accounts = [] } = announcement
  // More ids than that would hardly spare a client its request.
  const named = ids && ids.length <= idsPerPayload ? { topic, ids } : { topic }
  const [first, ...further] = chunksOf(accounts)
  return [
    JSON.stringify({ ...named, clubId, to, accounts: first }),
    ...further.map((chunk) => JSON.stringify({ ...named, clubId, accounts: chunk })),
  ]
}

/** Null for an unknown message, from another version of the server. */
export function announcementOf(payload: string): Announcement | null {
  let message: unknown
  try {
    message = JSON.parse(payload)
  } catch {
    return null
  }
  const known = typeof message === 'object' && message !== null && ('topic' in message || 'ends' in message)
  return known ? (message as Announcement) : null
}

function chunksOf(ids: readonly string[]): string[][] {
  const count = Math.ceil(ids.length / idsPerPayload)
  return Array.from({ length: count }, (_, chunk) =>
    ids.slice(chunk * idsPerPayload, (chunk + 1) * idsPerPayload),
  )
}
