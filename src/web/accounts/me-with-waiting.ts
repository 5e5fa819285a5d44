import type { WhoAmI } from '../../contract/accounts.ts'
import * as accounts from '../../contract/accounts.ts'
import { waitingFor, type WaitingWrite } from '../outbox/waiting-write.ts'

/** Who one is, with the names that wait on this device; each counts its version as the server will. */
export function meWithWaiting(me: WhoAmI, writes: readonly WaitingWrite[]): WhoAmI {
  return waitingFor(writes, accounts.renameMyself).reduce(renamed, me)
}

function renamed(me: WhoAmI, { firstName, lastName, version = me.account.version }: Naming): WhoAmI {
  if (version !== me.account.version) return me
  return { ...me, account: { ...me.account, firstName, lastName, version: version + 1 } }
}

type Naming = ReturnType<typeof waitingFor<typeof accounts.renameMyself>>[number]
