import type { Role } from './actor.ts'
import type { AnyRefusal, Refusal } from './refusal.ts'

/** Each role has an entry page of its own; that of the families lets in whoever has an account, who may be a parent as well. */
export function whyWrongEntryPage(role: Role, door: Role): Refusal | null {
  if (role === door || door === 'guardian') return null
  return door === 'player' ? 'not-a-player-account' : 'not-a-coach-account'
}

/** How long whoever deletes their account may come back. */
export const returnToAccountDays = 7

const dayMs = 24 * 3600 * 1000

export function erasureOf(askedAt: Date): Date {
  return new Date(askedAt.getTime() + returnToAccountDays * dayMs)
}

interface Place {
  /** « Responsable » of a club. */
  readonly isOwner: boolean
  readonly closed: boolean
}

/** A club would be left without anybody who answers for it, and its last coach is its owner. */
export function whyNotDeleteAccount(place: Place | null): AnyRefusal | null {
  return place?.isOwner && !place.closed ? 'owner-must-close' : null
}

/** On which somebody is signed in at once; a further one ends the one that was not seen for longest. */
export const maxDevices = 20

/** For how long a device that was new is shown as such. */
export const newDeviceDays = 14

export function isNewDevice(login: { readonly isNew: boolean; readonly since: Date }, now: Date): boolean {
  return login.isNew && now.getTime() - login.since.getTime() < newDeviceDays * 24 * 3600_000
}
