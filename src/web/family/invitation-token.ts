import { useEffect, useState } from 'react'
import { useLinkToken } from '../accounts/link-token.ts'

/** Of the link that was followed here. Signing in opens the page anew, and it is still there. */
let followed = ''

export function useInvitationToken(): { token: string; forget: () => void } {
  const read = useLinkToken()
  const [earlier] = useState(() => followed)
  const [isUsed, setIsUsed] = useState(false)
  useEffect(() => {
    if (read) followed = read
  }, [read])
  return {
    token: isUsed ? '' : read || earlier,
    forget: () => {
      followed = ''
      setIsUsed(true)
    },
  }
}
