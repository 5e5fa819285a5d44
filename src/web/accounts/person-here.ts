/**
 * Who is signed in at this device, for all tabs: what is kept belongs to this person, and a tab of somebody else's
 * notices that it is.
 */

const key = 'rebond-person'

export function personHere(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function setPersonHere(accountId: string | null): void {
  try {
    if (accountId === null) localStorage.removeItem(key)
    else localStorage.setItem(key, accountId)
  } catch {
    // A browser that keeps nothing asks the server each time.
  }
}

/** Another tab has signed somebody else in, or signed out. */
export function onOtherPerson(listener: (accountId: string | null) => void): void {
  addEventListener('storage', (event) => {
    if (event.key === key) listener(event.newValue)
  })
}

/** The server takes this device for somebody else's: the page begins anew as whoever that is. */
export function moveOver(): void {
  setPersonHere(null)
  location.reload()
}
