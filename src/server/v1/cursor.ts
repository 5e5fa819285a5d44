import { Refused } from '../refused.ts'

/** Opaque to whoever gets it, so that an order can change: the parts of a key, in base64url. */
export function cursorOf(...parts: readonly string[]): string {
  return Buffer.from(parts.join(' ')).toString('base64url')
}

const id = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** The ids that a cursor holds, null where there is none. @throws Refused for any that no page answered */
export function idsOf(cursor: string | undefined, count: number): readonly string[] | null {
  if (cursor === undefined) return null
  const parts = partsOf(cursor)
  if (parts.length !== count || !parts.every((part) => id.test(part))) throw unknownCursor()
  return parts
}

/** @throws Refused for any that no page answered */
export function startOf(cursor: string | undefined): { startsAt: Date; id: string } | null {
  if (cursor === undefined) return null
  const [ms = '', sessionId = '', ...more] = partsOf(cursor)
  // Any number of fourteen digits is a date that PostgreSQL knows.
  if (!/^\d{1,14}$/.test(ms) || !id.test(sessionId) || more.length > 0) throw unknownCursor()
  return { startsAt: new Date(Number(ms)), id: sessionId }
}

function partsOf(cursor: string): readonly string[] {
  return Buffer.from(cursor, 'base64url').toString().split(' ')
}

function unknownCursor(): Refused {
  return new Refused('invalid-input', { fields: { cursor: 'Curseur inconnu' } })
}
