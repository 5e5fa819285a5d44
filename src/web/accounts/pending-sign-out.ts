import * as accounts from '../../contract/accounts.ts'
import { transmit } from '../app/call.ts'

const key = 'rebond-leaving'

/** Records a sign-out while the server is unreachable. */
export function recordSignOut(): void {
  try {
    localStorage.setItem(key, 'yes')
  } catch {
    // Without storage the session stays open on the server; the data on the device is erased all the same.
  }
}

/** For after a sign-in, which has ended the earlier session. */
export function clearRecordedSignOut(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Without storage there is nothing to remove.
  }
}

/** Sends a recorded sign-out. Call it before other requests, which would still use the session. @throws CallFailed */
export async function sendRecordedSignOut(): Promise<void> {
  if (!isSignOutRecorded()) return
  await transmit(accounts.signOut, {}, { accountId: null })
  clearRecordedSignOut()
}

function isSignOutRecorded(): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}
