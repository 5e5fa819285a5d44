import * as v from 'valibot'
import { membershipEndings } from '../domain/club.ts'
import { refusals } from '../domain/refusal.ts'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'

const account = v.object({
  id: field.id,
  role: field.accountRole,
  /** Absent in what an earlier release has cached. */
  rank: v.optional(field.rank),
  /** Whether they are a child’s guardian, or wait to be accepted as one. Absent where they are not. */
  family: v.optional(v.literal(true)),
  /** Null without a club, or while waiting for one. */
  clubId: v.nullable(field.id),
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  /** Also where there is no address to confirm. */
  emailConfirmed: v.boolean(),
  active: v.boolean(),
  createdAt: field.instant,
  updatedAt: field.instant,
  /** The version of the name, and of a player's profile. */
  version: field.version,
})

/** What the shell needs to know about the signed-in account. */
export const whoAmI = v.object({
  account,
  club: v.nullable(
    v.object({
      id: field.id,
      name: v.string(),
      timeZone: v.string(),
      /** When it becomes read-only, or null. */
      readOnlyFrom: v.nullable(field.instant),
      /**
       * False for a player who gets only the initial of other players' last names, until the account's address is
       * confirmed or a coach has accepted the player.
       */
      fullNames: v.optional(v.boolean()),
      /** Sent to coaches, and to no assistant: a payment has failed, and `readOnlyFrom` is the end of the grace period. */
      paymentFailed: v.optional(v.boolean()),
      /** Sent to coaches, and to no assistant: its subscription runs, but is neither paid nor waiting for a payment. */
      paused: v.optional(v.boolean()),
      /**
       * When somebody's data were erased in it last, within a year: devices forget what they read before. Absent in what an
       * earlier release has cached.
       */
      lastErasure: v.optional(v.nullable(field.instant)),
    }),
  ),
  /** A closed club that the person is still a member of, or waits for. */
  closedClub: v.nullable(
    v.object({
      name: v.string(),
      /** From when it is erased; absent in what an earlier release has cached. */
      erasedFrom: v.optional(v.nullable(field.instant)),
      /** Absent in what an earlier release has cached. */
      timeZone: v.optional(v.string()),
      /** Whether the person may reopen it. */
      isOwner: v.optional(v.boolean()),
    }),
  ),
  /**
   * What a coach has decided: until the person is in a club again, or asks to be. Absent if nothing, and in what an earlier
   * release has cached.
   */
  endedMembership: v.optional(
    v.object({ clubName: v.string(), reason: v.picklist(membershipEndings), at: field.instant }),
  ),
  /** The club that has not accepted the person yet. */
  waitingFor: v.nullable(
    v.object({
      clubName: v.string(),
      since: field.instant,
      /** Why no coach could accept the person now, or null. */
      obstacle: v.nullable(v.picklist(refusals)),
    }),
  ),
})
export type WhoAmI = v.InferOutput<typeof whoAmI>

/** Null when nobody is signed in, which is no error. */
export const me = endpoint({
  method: 'GET',
  path: '/api/me',
  ability: null,
  input: field.emptyInput,
  output: v.nullable(whoAmI),
})

const person = {
  id: field.id,
  firstName: field.firstName,
  lastName: field.lastName,
  email: field.email,
  password: field.newPassword,
}

/** Signs the new account in as well. A coach founds a club (`clubName`) or asks to join one (`clubCode`). */
export const signUp = endpoint({
  method: 'POST',
  path: '/api/accounts',
  ability: null,
  online: true,
  input: v.variant('role', [
    v.strictObject({ role: v.literal('player'), ...person }),
    v.strictObject({
      role: v.literal('coach'),
      ...person,
      club: v.variant('way', [
        v.strictObject({ way: v.literal('found'), clubId: field.id, clubName: field.clubName }),
        v.strictObject({ way: v.literal('join'), clubCode: field.clubCode }),
      ]),
    }),
  ]),
  output: whoAmI,
})

/** `door` is the role of the entry page that was used: an account of the other role is refused. */
export const signIn = endpoint({
  method: 'POST',
  path: '/api/login-sessions',
  ability: null,
  online: true,
  input: v.strictObject({ door: field.accountRole, email: field.email, password: field.typedPassword }),
  output: whoAmI,
})

/** Succeeds also when the session has already ended. */
export const signOut = endpoint({
  method: 'DELETE',
  path: '/api/login-sessions/current',
  ability: null,
  online: true,
  input: field.emptyInput,
  output: field.done,
})

export const loginSession = v.object({
  id: field.id,
  /** Such as « Chrome sur Android ». */
  device: v.string(),
  createdAt: field.instant,
  lastSeenAt: field.instant,
  /** It was no known device of the account when it signed in, lately. */
  isNew: v.boolean(),
})

export const loginSessions = endpoint({
  method: 'GET',
  path: '/api/login-sessions',
  ability: 'manageAccount',
  input: field.emptyInput,
  output: v.array(v.object({ ...loginSession.entries, current: v.boolean() })),
})

export const endLoginSession = endpoint({
  method: 'DELETE',
  path: '/api/login-sessions/:id',
  ability: 'manageAccount',
  online: true,
  input: v.strictObject({ id: field.id }),
  output: field.done,
})

/** The secret of a mailed link. */
const linkToken = v.pipe(v.string('Ce lien est incomplet.'), v.maxLength(100, 'Ce lien n’est pas le bon.'))

/** Always answers the same, whether the address has an account or not. */
export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/password-resets',
  ability: null,
  online: true,
  input: v.strictObject({ email: field.email }),
  output: field.done,
})

/** With the token of the mailed link; signs every device out. Returns the role, whose entry page comes next. */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/password-resets/completion',
  ability: null,
  online: true,
  input: v.strictObject({ token: linkToken, password: field.newPassword }),
  output: v.object({ role: field.accountRole }),
})

/** Signs all other devices out. */
export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/me/password',
  ability: 'manageAccount',
  online: true,
  input: v.strictObject({ currentPassword: field.typedPassword, password: field.newPassword }),
  output: field.done,
})

/** Mails a link to the new address; the old one stays until that link is opened. */
export const requestEmailChange = endpoint({
  method: 'POST',
  path: '/api/me/email-change',
  ability: 'manageAccount',
  online: true,
  input: v.strictObject({ email: field.email, password: field.typedPassword }),
  output: field.done,
})

/** Mails the confirmation link again. */
export const requestEmailConfirmation = endpoint({
  method: 'POST',
  path: '/api/me/email-confirmation',
  ability: 'manageAccount',
  online: true,
  input: field.emptyInput,
  output: field.done,
})

/** Takes the token of a confirmation or of an e-mail change. */
export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/email-confirmations',
  ability: null,
  online: true,
  input: v.strictObject({ token: linkToken }),
  output: v.object({ email: v.string() }),
})

/** A coach's own name; a player's is part of the profile. */
export const renameMyself = endpoint({
  method: 'PUT',
  path: '/api/me/name',
  ability: 'manageAccount',
  input: v.strictObject({
    firstName: field.firstName,
    lastName: field.lastName,
    /** Missing in writes that an earlier release has queued. */
    version: v.optional(field.version),
  }),
  output: whoAmI,
})
