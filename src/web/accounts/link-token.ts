import { useState } from 'react'

/**
 * The secret of a mailed link. It stands in the fragment, which no server and no log ever sees, and leaves the address
 * bar at once.
 */
export function useLinkToken(): string {
  const [token] = useState(() => location.hash.slice(1))
  if (location.hash) history.replaceState(history.state, '', location.pathname)
  return token
}
