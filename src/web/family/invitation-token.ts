import { useState } from 'react'
import { useLinkToken } from '../accounts/link-token.ts'

/** Of the link that was followed here. Signing in opens the page anew, and it is still there. */
let followed = ''

export function useInvitationToken(): { token: string; forget: () => void } {
  const read = useLinkToken()
  const [isUsed, setIsUsed] = useState(false)
  if (read) followed = read
  return {
    token: isUsed ? '' : followed,
    forget: () => {
      followed = ''
      setIsUsed(true)
    },
  }
}
