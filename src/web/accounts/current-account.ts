/**
 * The account that is signed in on this device, in all tabs. The data stored on the device belongs to it, and a tab
 * with another account is notified.
 */

const key = 'rebond-person'

const listeners = new Set<() => void>()

// Of this page: another tab may sign in as another account, which must not receive the input of this page.
let accountHere = storedAccount()

export function currentAccountId(): string | null {
  return accountHere
}

/** Stored instead of an id: an account is signed in, and the next page to load asks the server which. */
export const unknownAccount = ''

function storedAccount(): string | null {
  try {
    return localStorage.getItem(key) || null
  } catch {
    return null
  }
}

export function setCurrentAccountId(accountId: string | null): void {
  setAccount(accountId, null)
}

function setAccount(accountId: string | null, inPlace: typeof unknownAccount | null): void {
  const before = accountHere
  accountHere = accountId
  try {
    if (accountId !== null) localStorage.setItem(key, accountId)
    else if (inPlace === null) localStorage.removeItem(key)
    else if (localStorage.getItem(key) !== null) localStorage.setItem(key, inPlace)
  } catch {
    // Without storage every page asks the server.
  }
  if (accountHere !== before) for (const listener of listeners) listener()
}

/** Somebody has come to this page, or left it. @returns how to stop listening */
export function onAccountChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Listens to another tab's sign-ins (`unknownAccount` if it does not know the account) and sign-outs (null). */
export function onAccountChangeInOtherTab(listener: (accountId: string | null) => void): void {
  addEventListener('storage', (event) => {
    if (event.key === key) listener(event.newValue)
  })
}

/** The session is another account's: reloads the page as that account. */
export function reloadAsOtherAccount(): void {
  // Another tab may have stored that account already. Not null, which the tabs would take for a sign-out.
  if (storedAccount() === accountHere) setAccount(null, unknownAccount)
  location.reload()
}
