import * as accounts from '../../contract/accounts.ts'
import { transmit } from '../call.ts'

const key = 'rebond-leaving'

/** Records a sign-out while the server is unreachable. */
export function leaveLater(): void {
  try {
    localStorage.setItem(key, 'yes')
  } catch {
    // Without storage the session stays open on the server; the data on the device is erased all the same.
  }
}

/** For after a sign-in, which has ended the earlier session. */
export function leaveNoMore(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Without storage there is nothing to remove.
  }
}

/** Sends a recorded sign-out. Call it before other requests, which would still use the session. @throws CallFailed */
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
