/** From when the account is erased that was deleted in this tab, for the entry page to say; the next tab knows nothing of it. */

const key = 'rebond-erased-from'
/** Of a tab that deleted its account under a release before. In localStorage it is a recorded sign-out. */
const earlierKey = 'rebond-leaving'

export function noteLeaving(erasedFrom: string): void {
  try {
    sessionStorage.setItem(key, erasedFrom)
  } catch {
    // The mail says it too.
  }
}

export function noLongerLeaving(): void {
  try {
    sessionStorage.removeItem(key)
    sessionStorage.removeItem(earlierKey)
  } catch {
    // Nothing is stored.
  }
}

export function readLeaving(): string | null {
  try {
    return sessionStorage.getItem(key) ?? sessionStorage.getItem(earlierKey)
  } catch {
    return null
  }
}
