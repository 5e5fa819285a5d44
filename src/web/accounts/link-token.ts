import { useEffect, useState } from 'react'

/**
 * The secret of a mailed link. It stands in the fragment, which no server and no log ever sees, and leaves the address
 * bar at once.
 */
export function useLinkToken(): string {
  const [token, setToken] = useState(readToken)
  useEffect(() => {
    // Not while rendering: what React throws away and renders anew would find nothing there.
    function take() {
      const next = readToken()
      if (next) setToken(next)
      history.replaceState(history.state, '', location.pathname + location.search)
    }
    take()
    // Another link that is opened in the same tab loads nothing anew.
    addEventListener('hashchange', take)
    return () => removeEventListener('hashchange', take)
  }, [])
  return token
}

function readToken(): string {
  return location.hash.slice(1)
}
