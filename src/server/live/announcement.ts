import type { LiveTopic } from '../../contract/live-event.ts'

/** The channel on which the servers of one database tell each other what changed. */
export const channel = 'rebond'

/** Something changed: who hears of it. Nobody outside `clubId`, where one is named. */
export interface Change {
  readonly topic: LiveTopic
  readonly ids?: readonly string[]
  readonly clubId?: string
  /** Whom of that club, besides `accounts`. */
  readonly to?: 'members' | 'coaches'
  readonly accounts?: readonly string[]
}

/** Somebody is no longer who their streams were opened for. */
export interface End {
  readonly ends: string
  /** Only the stream of this device. */
  readonly loginSessionId?: string
  /** All but the stream of this device. */
  readonly exceptId?: string | null
}

export type Announcement = Change | End

// PostgreSQL takes payloads of up to 7,999 bytes: two such lists of ids and what is around them.
const idsPerPayload = 95

export function payloadsOf(announcement: Announcement): string[] {
  if ('ends' in announcement) return [JSON.stringify(announcement)]
  const { topic, ids, clubId, to, accounts = [] } = announcement
  // Beyond that many, naming them saves nobody a reading.
  const named = ids && ids.length <= idsPerPayload ? { topic, ids } : { topic }
  const [first, ...further] = chunksOf(accounts)
  return [
    JSON.stringify({ ...named, clubId, to, accounts: first }),
    ...further.map((chunk) => JSON.stringify({ ...named, clubId, accounts: chunk })),
  ]
}

/** Null for what some other version of the server may send one day. */
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
