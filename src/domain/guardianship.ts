import type { AnyRefusal } from './refusal.ts'

export const maxGuardians = 2
/** How long an invitation to be one can be followed. */
export const guardianInvitationDays = 30

interface Child {
  /** Whoever has a password acts for themself. */
  readonly hasPassword: boolean
  /** Invited, waiting or accepted. */
  readonly guardians: number
}

export function whyNotInviteGuardian({ hasPassword, guardians }: Child): AnyRefusal | null {
  if (hasPassword) return 'already-entered'
  return guardians < maxGuardians ? null : 'two-guardians'
}

interface Candidate {
  /** Null until somebody has followed the invitation. */
  readonly guardianId: string | null
  readonly emailConfirmed: boolean
}

/** Coaches let in by their address alone: it has to be proven. */
export function whyNotAcceptGuardian({ guardianId, emailConfirmed }: Candidate): AnyRefusal | null {
  if (guardianId === null) return 'not-followed'
  return emailConfirmed ? null : 'email-unconfirmed'
}
