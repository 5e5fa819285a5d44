import type { Profile } from '../../contract/profiles.ts'
import type { WaitingWrite } from '../outbox/waiting-write.ts'
import { overlayWrite } from '../outbox/write-description.ts'
import { profileWrites } from './queued-writes.ts'

/** The profile as it will be once the queued writes are done; each counts its version as the server will. */
export function overlayProfile(server: Profile, writes: readonly WaitingWrite[]): Profile {
  return writes.reduce((profile, write) => overlayWrite(profileWrites, profile, write, null), server)
}
