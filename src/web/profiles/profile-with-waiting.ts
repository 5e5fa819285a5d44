import type { Input } from '../../contract/endpoint.ts'
import * as profiles from '../../contract/profiles.ts'
import type { Profile } from '../../contract/profiles.ts'
import { waitingFor, type WaitingWrite } from '../outbox/waiting-write.ts'

/** The profile with the changes that wait on this device; each counts its version as the server will. */
export function profileWithWaiting(profile: Profile, writes: readonly WaitingWrite[]): Profile {
  return waitingFor(writes, profiles.update).reduce(profileAfter, profile)
}

export function profileAfter(profile: Profile, change: Input<typeof profiles.update>): Profile {
  return change.version === profile.version
    ? { ...profile, ...change, version: profile.version + 1 }
    : profile
}
