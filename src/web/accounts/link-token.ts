import { useEffect, useState } from 'react'
import { markLinkToken } from '../app/unsaved-input.ts'

/**
 * The token of an emailed link. It is in the URL fragment, which is neither sent to a server nor logged, and is removed
 * from the address bar at once.
 */
export function useLinkToken(): string {
  const [token, setToken] = useState(readToken)
  useEffect(() => {
    // In an effect: if React discards a render and renders again, the token must still be there.
    function takeToken() {
      const next = readToken()
      if (next) setToken(next)
      history.replaceState(history.state, '', location.pathname + location.search)
    }
    takeToken()
    // Opening another link in the same tab does not reload the page.
    addEventListener('hashchange', takeToken)
    return () => removeEventListener('hashchange', takeToken)
  }, [])
  useEffect(() => (token ? markLinkToken() : undefined), [token])
  return token
}

function readToken(): string {
  return location.hash.slice(1)
}
