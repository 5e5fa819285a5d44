import * as v from 'valibot'
import { whoAmI } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'

/** Who acts for a child, or is asked to; a relation, no member of the club (decision 172). */
const guardian = v.object({
  id: field.id,
  /** Invited by mail, then waiting for a coach once they have followed it. */
  status: v.picklist(['invited', 'waiting', 'accepted']),
  /** Null while invited. */
  name: v.nullable(v.string()),
  email: v.string(),
  /** Since when. */
  at: field.instant,
})
export type Guardian = v.InferOutput<typeof guardian>

const guardians = v.array(guardian)

/** A child’s, in the order in which they were invited. */
export const list = endpoint({
  method: 'GET',
  path: '/api/children/:id/guardians',
  ability: 'readAddresses',
  input: v.strictObject({ id: field.id }),
  output: guardians,
})

/** Mails a link. Of a guardian who is invited again the link is replaced. */
export const invite = endpoint({
  method: 'POST',
  path: '/api/children/:id/guardians',
  ability: 'invitePlayers',
  online: true,
  input: v.strictObject({ id: field.id, guardianshipId: field.id, email: field.email }),
  output: guardians,
})

/** From then on they act for the child. */
export const accept = endpoint({
  method: 'POST',
  path: '/api/guardianships/:id/acceptance',
  ability: 'invitePlayers',
  online: true,
  input: v.strictObject({ id: field.id }),
  output: guardians,
})

/** Also an invitation. */
export const end = endpoint({
  method: 'DELETE',
  path: '/api/guardianships/:id',
  ability: 'removeMembers',
  online: true,
  input: v.strictObject({ id: field.id }),
  output: guardians,
})

/** The secret of the mailed link. */
export const linkToken = v.pipe(
  v.string('Ce lien est incomplet.'),
  v.nonEmpty('Ce lien est incomplet.'),
  v.maxLength(100, 'Ce lien n’est pas le bon.'),
)

/** An account for the address to which the link was mailed, which is thereby confirmed; signs it in, and follows the link. */
export const signUp = endpoint({
  method: 'POST',
  path: '/api/guardian-accounts',
  ability: null,
  online: true,
  input: v.strictObject({
    token: linkToken,
    id: field.id,
    firstName: field.firstName,
    lastName: field.lastName,
    password: field.newPassword,
  }),
  output: whoAmI,
})
