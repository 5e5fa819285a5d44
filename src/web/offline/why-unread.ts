import { isUnavailable, isUnreachable } from '../app/call.ts'
import type { Reachability } from './reachability.ts'

export const unavailableWords = 'Service momentanément indisponible'

/** Why what is on the screen was not read again, in words. An error may be older than what is known of the server. */
export function whyUnread(errors: readonly unknown[], reachability: Reachability): string {
  if (errors.some((error) => error && !isUnreachable(error))) return 'Non actualisé'
  const isServerThere =
    reachability === 'reachable' ? errors.some(isUnavailable) : reachability === 'unavailable'
  return isServerThere ? unavailableWords : 'Hors ligne'
}
