const mark = '#avis-'

/** Where a player’s screen opens the feedback of a session. */
export function feedbackPath(sessionId: string): string {
  return `/player/training${mark}${sessionId}`
}

/** Which session’s; null where the address asks for none. */
export function feedbackWanted(hash: string): string | null {
  return hash.startsWith(mark) ? hash.slice(mark.length) : null
}
