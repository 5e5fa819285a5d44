import type { UseQueryResult } from '@tanstack/react-query'
import { CallFailed } from './call.ts'

/** Whether the server, or what stands behind it, gave no answer: asking again later may succeed. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof CallFailed && (error.refusal === 'no-network' || error.refusal === 'unavailable')
}

/** Whether the server said that the thing itself is gone, or not for this person: what is kept of it is wrong then. */
export function isGone(error: unknown): boolean {
  return error instanceof CallFailed && gone.has(error.refusal)
}

const gone: ReadonlySet<string> = new Set([
  'not-found',
  'no-club',
  'coach-only',
  'player-only',
  'not-in-plan',
  'invalid-input',
])

/** Whether a read was never answered on this device and the server gives no answer now, not even to a further try. */
export function isNeverRead({ data, error, isPending, errorUpdateCount }: UseQueryResult): boolean {
  return data === undefined && (error ? isUnreachable(error) : isPending && errorUpdateCount > 0)
}
