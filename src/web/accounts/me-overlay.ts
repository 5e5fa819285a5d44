import type { WhoAmI } from '../../contract/accounts.ts'
import type { WaitingWrite } from '../outbox/waiting-write.ts'
import { overlayWrite } from '../outbox/write-description.ts'
import { accountWrites } from './queued-writes.ts'

/** Who one is, with the queued names; each counts its version as the server will. */
export function overlayMe(server: WhoAmI, writes: readonly WaitingWrite[]): WhoAmI {
  return writes.reduce((me, write) => overlayWrite(accountWrites, me, write, null), server)
}
