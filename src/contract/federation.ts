import * as v from 'valibot'
import { isLicence, normalizeLicence } from '../domain/licence.ts'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'

/** What a club knows of a player as the federation does: the licence, the year of birth, the dated rankings. */

const licence = v.pipe(
  v.string('Numéro de licence invalide'),
  v.maxLength(40, wrongLicence()),
  v.transform(normalizeLicence),
  v.check(isLicence, wrongLicence()),
)

const registration = { licence: v.nullable(licence), birthYear: v.nullable(field.birthYear) }
const was = { was: v.strictObject({ licence: v.nullable(v.string()), birthYear: v.nullable(v.number()) }) }

const points = v.pipe(
  v.number('Classement requis'),
  v.integer('Classement invalide'),
  v.minValue(500, 'Le classement va de 500 à 4500 points'),
  v.maxValue(4500, 'Le classement va de 500 à 4500 points'),
)

const rankingEntry = v.object({
  date: field.day,
  points: v.number(),
  source: v.picklist(['typed', 'imported']),
  /** The player’s or a coach’s name; null if that is not known. */
  setBy: v.nullable(v.string()),
})
export type RankingEntry = v.InferOutput<typeof rankingEntry>

const registrationOutput = v.object({
  licence: v.nullable(v.string()),
  birthYear: v.nullable(v.number()),
})
/** What of a player is on the federation’s licence. */
export type Registration = v.InferOutput<typeof registrationOutput>

const record = v.object({
  ...registrationOutput.entries,
  /** The club's day, by whose season the category goes. */
  today: field.day,
  ranking: v.nullable(v.number()),
  /** In this club, the newest first. */
  rankings: v.array(rankingEntry),
})
export type FederationRecord = v.InferOutput<typeof record>

/** To coaches: what stands here is in no list that players read. */
export const show = endpoint({
  method: 'GET',
  path: '/api/players/:id/federation',
  ability: 'readPlayers',
  input: v.strictObject({ id: field.id }),
  output: record,
})

/** One's own. */
export const showOwn = endpoint({
  method: 'GET',
  path: '/api/profile/federation',
  ability: 'editProfile',
  input: field.emptyInput,
  output: record,
})

/** `was` is what the screen showed: if somebody changed it meanwhile, `changed-meanwhile` carries it (Registration). */
export const update = endpoint({
  method: 'PUT',
  path: '/api/players/:id/federation',
  ability: 'editLicences',
  right: 'clubManagement',
  online: true,
  input: v.strictObject({ id: field.id, ...registration, ...was }),
  output: registrationOutput,
})

/** On every plan. A licence goes with the membership: without one it is `no-club`. */
export const updateOwn = endpoint({
  method: 'PUT',
  path: '/api/profile/federation',
  ability: 'editProfile',
  online: true,
  input: v.strictObject({ ...registration, ...was }),
  output: registrationOutput,
})

/** A ranking of an earlier day, or of today; the newest is the player's ranking. */
export const addRanking = endpoint({
  method: 'POST',
  path: '/api/players/:id/rankings',
  ability: 'setRankings',
  right: 'clubManagement',
  online: true,
  input: v.strictObject({ id: field.id, date: field.day, points }),
  output: field.done,
})

/** `was` are the points that the screen showed. */
export const correctRanking = endpoint({
  method: 'PUT',
  path: '/api/players/:id/rankings/:date',
  ability: 'setRankings',
  right: 'clubManagement',
  online: true,
  input: v.strictObject({ id: field.id, date: field.day, points, was: v.number() }),
  output: field.done,
})

/** Without the newest, the one before it is the player's ranking. */
export const removeRanking = endpoint({
  method: 'POST',
  path: '/api/players/:id/rankings/:date/deletion',
  ability: 'setRankings',
  right: 'clubManagement',
  online: true,
  input: v.strictObject({ id: field.id, date: field.day, was: v.number() }),
  output: field.done,
})

/** Functions, which the bundler can drop. */
function wrongLicence(): string {
  return '12 lettres et chiffres au maximum'
}
