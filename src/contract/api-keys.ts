import * as v from 'valibot'
import {
  apiAccessLevels,
  apiKeyDays,
  apiKeySecret,
  type ApiResource,
  maxApiKeyName,
} from '../domain/api-key.ts'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'

const level = v.picklist(apiAccessLevels, 'Droit inconnu')
const readLevel = v.picklist(['none', 'read'], 'Ces données se lisent seulement')
/** Not sent by pages that are older than it. */
const laterReadLevel = v.optional(readLevel, 'none')

/** Each resource with what the key does with it. */
const access = v.pipe(
  v.strictObject({
    players: level,
    sessions: level,
    exercises: level,
    requests: level,
    evaluations: level,
    feedback: readLevel,
    coaches: laterReadLevel,
    groups: laterReadLevel,
    places: laterReadLevel,
  } satisfies Record<ApiResource, v.GenericSchema>),
  v.check((levels) => Object.values(levels).some((each) => each !== 'none'), 'Choisissez au moins un droit'),
)

const apiKey = v.object({
  id: field.id,
  name: v.string(),
  /** The last four of the secret, by which a coach recognises it. */
  lastCharacters: v.string(),
  createdAt: field.instant,
  /** The coach who made it, with whose membership it ends. */
  createdBy: v.string(),
  /** Null for good. */
  expiresAt: v.nullable(field.instant),
  /** To the hour; null while it was never used. */
  lastUsedAt: v.nullable(field.instant),
  access,
})
export type ApiKey = v.InferOutput<typeof apiKey>

/** The latest first. Those that have expired stay for thirty days. */
export const list = endpoint({
  method: 'GET',
  path: '/api/api-keys',
  ability: 'endApiKeys',
  input: field.emptyInput,
  output: v.object({
    /** Whether the plan in force has the right: otherwise no key opens anything. */
    inPlan: v.boolean(),
    keys: v.array(apiKey),
  }),
})

/**
 * The secret is made where it is shown, of 32 random bytes, and comes back in no answer: what is kept of a write, to
 * answer its repeat, never holds it.
 */
export const create = endpoint({
  method: 'POST',
  path: '/api/api-keys',
  ability: 'manageApiKeys',
  right: 'customApi',
  online: true,
  input: v.strictObject({
    id: field.id,
    name: field.properName('Nom requis', maxApiKeyName),
    days: v.nullable(v.picklist(apiKeyDays)),
    secret: v.pipe(v.string(), v.regex(apiKeySecret)),
    /** Absent from pages that are older than writing: such a key reads everything. */
    access: v.optional(access),
  }),
  output: apiKey,
})

export const end = endpoint({
  method: 'DELETE',
  path: '/api/api-keys/:id',
  ability: 'endApiKeys',
  online: true,
  input: v.strictObject({ id: field.id }),
  output: field.done,
})
