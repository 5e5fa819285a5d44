/**
 * Who is signed in at this device, for all tabs: what is kept belongs to this person, and a tab of somebody else's
 * notices that it is.
 */

const key = 'rebond-person'

const listeners = new Set<() => void>()

// Of this page: another tab may sign somebody else in, and what is typed here must not become theirs.
let here = keptPerson()

export function personHere(): string | null {
  return here
}

/** In place of an id: somebody is signed in, and a page that begins asks the server who. */
export const unknownPerson = ''

function keptPerson(): string | null {
  try {
    return localStorage.getItem(key) || null
  } catch {
    return null
  }
}

export function setPersonHere(accountId: string | null): void {
  change(accountId, null)
}

function change(accountId: string | null, inPlace: typeof unknownPerson | null): void {
  const before = here
  here = accountId
  try {
    if (accountId !== null) localStorage.setItem(key, accountId)
    else if (inPlace === null) localStorage.removeItem(key)
    else if (localStorage.getItem(key) !== null) localStorage.setItem(key, inPlace)
  } catch {
    // A browser that keeps nothing asks the server each time.
  }
  if (here !== before) for (const listener of listeners) listener()
}

/** Somebody has come to this page, or left it. @returns how to stop listening */
export function onPersonHere(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Another tab has signed somebody else in (`unknownPerson` where it does not know whom), or signed out (null). */
export function onOtherPerson(listener: (accountId: string | null) => void): void {
  addEventListener('storage', (event) => {
    if (event.key === key) listener(event.newValue)
  })
}

/** The server takes this device for somebody else's: the page begins anew as whoever that is. */
export function moveOver(): void {
  // Another tab may know already who that is; and none must take it for a sign-out.
  if (keptPerson() === here) change(null, unknownPerson)
  location.reload()
}
