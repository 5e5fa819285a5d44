import * as v from 'valibot'
import { planIds } from '../domain/plan.ts'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'
import { whoAmI } from './accounts.ts'

const rosterEntry = v.object({
  id: field.id,
  firstName: v.string(),
  lastName: v.string(),
  since: field.instant,
  /** Only in the answer to a coach, and to no assistant. */
  email: v.optional(v.string()),
  playingStyle: v.optional(field.playingStyle),
  /** Of a coach who is an assistant. */
  assistant: v.optional(v.literal(true)),
})
export type RosterEntry = v.InferOutput<typeof rosterEntry>

const removedMember = v.object({
  id: field.id,
  role: field.role,
  firstName: v.string(),
  lastName: v.string(),
  removedAt: field.instant,
  /** The coach’s name; null if that account was deleted. */
  removedBy: v.nullable(v.string()),
  /** Whoever has none is a member again as soon as a coach readmits them. */
  hasAddress: v.boolean(),
})
export type RemovedMember = v.InferOutput<typeof removedMember>

export const clubPage = v.object({
  id: field.id,
  name: v.string(),
  createdAt: field.instant,
  /** Its founder; null if that account was deleted. */
  createdBy: v.nullable(field.id),
  updatedAt: field.instant,
  active: v.boolean(),
  timeZone: v.string(),
  version: field.version,
  memberSince: field.instant,
  /** The coach who answers for the club. */
  ownerId: v.nullable(field.id),
  /** Coaches first in the page, each list sorted by name. */
  coaches: v.array(rosterEntry),
  players: v.array(rosterEntry),
  /** To an assistant, who sees no administration: what the club’s plan has is theirs to use. */
  planInForce: v.optional(v.picklist(planIds)),
  /** What only a coach sees; null for a player and for an assistant. */
  administration: v.nullable(
    v.object({
      code: v.string(),
      /** The plan that it pays for, or began with; its rights come from `planInForce`. */
      subscriptionPlan: v.picklist(planIds),
      approvesPlayers: v.boolean(),
      waiting: v.array(
        v.object({
          ...rosterEntry.entries,
          role: field.role,
          emailConfirmed: v.boolean(),
        }),
      ),
      /** Who was removed and not readmitted, and the archived without an address, latest first. */
      removed: v.array(removedMember),
      /** The most members that the plan in force allows; null means unlimited. */
      limits: v.object({ coach: v.nullable(v.number()), player: v.nullable(v.number()) }),
      planInForce: v.picklist(planIds),
      trialEndsAt: v.nullable(field.instant),
    }),
  ),
})
export type ClubPage = v.InferOutput<typeof clubPage>

export const show = endpoint({
  method: 'GET',
  path: '/api/club',
  ability: 'readClub',
  input: field.emptyInput,
  output: clubPage,
})

/** A coach who has no club founds one. */
export const create = endpoint({
  method: 'POST',
  path: '/api/clubs',
  ability: 'foundClub',
  online: true,
  input: v.strictObject({ id: field.id, name: field.clubName }),
  output: whoAmI,
})

/**
 * A player joins at once unless the club approves new players; a coach always waits for approval. An invitation into a group
 * leads there once they are in the club; a group that is gone, full or of another club is passed over.
 */
export const join = endpoint({
  method: 'POST',
  path: '/api/memberships',
  ability: 'joinClub',
  online: true,
  input: v.strictObject({ code: field.clubCode, groupId: v.optional(field.id) }),
  output: whoAmI,
})

/** Leaves the club, or stops waiting for it. */
export const leave = endpoint({
  method: 'DELETE',
  path: '/api/memberships/mine',
  ability: 'leaveClub',
  online: true,
  input: field.emptyInput,
  output: whoAmI,
})

const timeZone = v.pipe(v.string('Fuseau horaire requis'), v.check(isTimeZone, 'Fuseau horaire inconnu'))

/** By using it: lists of time zones contain only one of a zone's aliases, and differ in which one. */
function isTimeZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('fr-FR', { timeZone: zone }))
  } catch {
    return false
  }
}

/** Omitted settings stay unchanged. */
export const update = endpoint({
  method: 'PUT',
  path: '/api/club',
  ability: 'runClub',
  input: v.strictObject({
    version: field.version,
    name: v.optional(field.clubName),
    timeZone: v.optional(timeZone),
    approvesPlayers: v.optional(v.boolean()),
  }),
  output: clubPage,
})

export const renewCode = endpoint({
  method: 'POST',
  path: '/api/club/code',
  ability: 'runClub',
  input: field.emptyInput,
  output: clubPage,
})

const member = v.strictObject({ id: field.id })

/** The club's code no longer works for a removed member, until a coach readmits them. */
export const removeMember = endpoint({
  method: 'DELETE',
  path: '/api/club/members/:id',
  ability: 'removeMembers',
  input: member,
  output: clubPage,
})

/** A coach’s account may be let in as an assistant; a player’s is a player’s. */
export const acceptMember = endpoint({
  method: 'POST',
  path: '/api/club/members/:id/acceptance',
  ability: 'runClub',
  input: v.strictObject({ id: field.id, rank: v.optional(field.coachRank) }),
  output: clubPage,
})

export const refuseMember = endpoint({
  method: 'POST',
  path: '/api/club/members/:id/refusal',
  ability: 'runClub',
  input: member,
  output: clubPage,
})

/** Lets the code work again for a removed member, and notifies them by mail; whoever has no address is a member again at once. */
export const readmitMember = endpoint({
  method: 'POST',
  path: '/api/club/removed-members/:id/readmission',
  ability: 'runClub',
  input: member,
  output: clubPage,
})

/** Makes a coach an assistant, or an assistant a coach. */
export const nameMember = endpoint({
  method: 'PUT',
  path: '/api/club/members/:id/rank',
  ability: 'runClub',
  online: true,
  input: v.strictObject({ id: field.id, rank: field.coachRank }),
  output: clubPage,
})

/** Makes another coach the owner. Possible in a read-only club, since an owner has to hand over before leaving. */
export const handOver = endpoint({
  method: 'POST',
  path: '/api/club/ownership',
  ability: 'handOverClub',
  online: true,
  input: member,
  output: clubPage,
})
