import * as accounts from '../../contract/accounts.ts'
import { transmit } from '../call.ts'

const key = 'rebond-leaving'

/** Somebody signed out where the server could not be told. */
export function leaveLater(): void {
  try {
    localStorage.setItem(key, 'yes')
  } catch {
    // A browser that keeps nothing forgets it: what it knew of the person is gone all the same.
  }
}

/** Somebody has signed in since, which ended the earlier session. */
export function leaveNoMore(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Then there is nothing to remove.
  }
}

/** Tells the server, before anything else is asked of it: until then it would let the same person in. @throws CallFailed */
export async function leaveNow(): Promise<void> {
  if (!isLeaving()) return
  await transmit(accounts.signOut, {}, { accountId: null })
  leaveNoMore()
}

function isLeaving(): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}
