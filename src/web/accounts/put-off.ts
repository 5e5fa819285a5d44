/** The notices that whoever is signed in has put off on this device, each until an instant; erased when they sign out. */

const key = 'rebond-put-off'

interface PutOff {
  readonly accountId: string
  readonly until: Readonly<Record<string, number>>
}

export function putOff(accountId: string, notice: string, until: number): void {
  const known = read()
  const others = known?.accountId === accountId ? known.until : {}
  const stored: PutOff = { accountId, until: { ...others, [notice]: until } }
  try {
    localStorage.setItem(key, JSON.stringify(stored))
  } catch {
    // Without storage it is put off until the page is loaded again.
  }
}

export function isPutOff(accountId: string, notice: string, now: number): boolean {
  const known = read()
  return known?.accountId === accountId && (known.until[notice] ?? 0) > now
}

export function forgetPutOff(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing is stored.
  }
}

function read(): PutOff | null {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null') as PutOff | null
    return typeof stored?.until === 'object' && stored.until !== null ? stored : null
  } catch {
    return null
  }
}
