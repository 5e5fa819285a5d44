import { useEffect, useState } from 'react'

/**
 * The secret of a mailed link. It stands in the fragment, which no server and no log ever sees, and leaves the address
 * bar at once.
 */
export function useLinkToken(): string {
  const [token] = useState(() => location.hash.slice(1))
  // Not while rendering: what React throws away and renders anew would find nothing there.
  useEffect(() => history.replaceState(history.state, '', location.pathname), [])
  return token
}
