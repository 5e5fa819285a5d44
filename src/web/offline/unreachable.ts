import { CallFailed } from '../app/call.ts'
import type { Reachability } from './reachability.ts'

/** Whether the server, or what stands behind it, gave no answer: asking again later may succeed. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof CallFailed && (error.refusal === 'no-network' || error.refusal === 'unavailable')
}

/** Whether the server is there, and cannot answer now. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof CallFailed && error.refusal === 'unavailable'
}

export const unavailableWords = 'Service momentanément indisponible'

/** Why what is on the screen was not read again, in words. An error may be older than what is known of the server. */
export function whyUnread(errors: readonly unknown[], reachability: Reachability): string {
  if (errors.some((error) => error && !isUnreachable(error))) return 'Non actualisé'
  const isServerThere =
    reachability === 'reachable' ? errors.some(isUnavailable) : reachability === 'unavailable'
  return isServerThere ? unavailableWords : 'Hors ligne'
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
