import * as v from 'valibot'
import { levels } from '../domain/player.ts'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'

const edited = {
  firstName: field.firstName,
  lastName: field.lastName,
  playingStyle: field.playingStyle,
  preferredHand: field.preferredHand,
  playerType: field.playerType,
  goals: field.text(2000),
  ranking: field.ranking,
}
const rubbers = { forehandRubber: field.rubber, backhandRubber: field.rubber }

export const profile = v.object({
  ...edited,
  ...rubbers,
  id: field.id,
  role: field.role,
  /** Null without a club, or while waiting for one. */
  clubId: v.nullable(field.id),
  email: v.string(),
  active: v.boolean(),
  createdAt: field.instant,
  updatedAt: field.instant,
  version: field.version,
  /** Computed, never typed. */
  statistics: v.object({
    totalSessions: v.number(),
    totalHours: v.number(),
    level: v.picklist(levels),
    joinDate: field.instant,
    lastActive: field.instant,
  }),
  club: v.nullable(v.object({ name: v.string(), memberSince: field.instant })),
})
export type Profile = v.InferOutput<typeof profile>

/** The part of the profile that its player edits. */
const editedProfile = v.object({ ...edited, ...rubbers, version: field.version })
export type EditedProfile = v.InferOutput<typeof editedProfile>

/** A player's own profile. */
export const show = endpoint({
  method: 'GET',
  path: '/api/profile',
  ability: 'editProfile',
  input: field.emptyInput,
  output: profile,
})

export const update = endpoint({
  method: 'PUT',
  path: '/api/profile',
  ability: 'editProfile',
  input: v.strictObject({
    ...edited,
    /** Absent from what an earlier version sends: as they are. */
    forehandRubber: v.exactOptional(field.rubber),
    backhandRubber: v.exactOptional(field.rubber),
    version: field.version,
  }),
  output: editedProfile,
})
