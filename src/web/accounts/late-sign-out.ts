import * as accounts from '../../contract/accounts.ts'
import { transmit } from '../call.ts'

const key = 'rebond-leaving'

/** Somebody signed out where the server could not be told. */
export function leaveLater(): void {
  localStorage.setItem(key, 'yes')
}

/** Tells the server, before anything else is asked of it: until then it would let the same person in. @throws CallFailed */
export async function leaveNow(): Promise<void> {
  if (!isLeaving()) return
  await transmit(accounts.signOut, {}, { accountId: null })
  localStorage.removeItem(key)
}

function isLeaving(): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}
