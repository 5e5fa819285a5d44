import { CallFailed } from '../app/call.ts'

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
