import type { Refusal } from './refusal.ts'

/** By which a key is recognised, in a search for secrets that were published by mistake too. */
export const apiKeyPrefix = 'rebond_'
/** The 32 random bytes in base64url. */
export const apiKeySecret = /^rebond_[\w-]{43}$/
export const maxApiKeyName = 60
/** Of one club, without those that have expired. */
export const maxApiKeys = 20
/** How long a key may live. */
export const apiKeyDays = [30, 90, 365] as const
/** Null is for good. */
export type ApiKeyLifetime = (typeof apiKeyDays)[number] | null

/** What a key opens, each for itself. */
export const apiResources = [
  'players',
  'sessions',
  'exercises',
  'requests',
  'evaluations',
  'feedback',
  'coaches',
  'groups',
  'places',
] as const
export type ApiResource = (typeof apiResources)[number]

/** As people read them. */
export const apiResourceNames: Readonly<Record<ApiResource, string>> = {
  players: 'Joueurs',
  sessions: 'Séances',
  exercises: 'Exercices',
  requests: 'Demandes',
  evaluations: 'Évaluations',
  feedback: 'Retours',
  coaches: 'Entraineurs',
  groups: 'Groupes',
  places: 'Lieux',
}

/** Feedback is the players’ own: nobody writes it for them. Coaches, groups and places are run by people. */
export const writableApiResources = [
  'players',
  'sessions',
  'exercises',
  'requests',
  'evaluations',
] as const satisfies readonly ApiResource[]

/** Each holds the one before. */
export const apiAccessLevels = ['none', 'read', 'write'] as const
export type ApiAccessLevel = (typeof apiAccessLevels)[number]
export type ApiAccess = Readonly<Record<ApiResource, ApiAccessLevel>>

/** What a request needs of a key. */
export interface ApiNeed {
  readonly resource: ApiResource
  readonly level: Exclude<ApiAccessLevel, 'none'>
}

export function apiAccess(levelOf: (resource: ApiResource) => ApiAccessLevel): ApiAccess {
  return Object.fromEntries(apiResources.map((each) => [each, levelOf(each)])) as unknown as ApiAccess
}

export const readsEverything: ApiAccess = apiAccess(() => 'read')

export function isWritable(resource: ApiResource): boolean {
  return writableApiResources.some((each) => each === resource)
}

export function opens(access: ApiAccess, { resource, level }: ApiNeed): boolean {
  return apiAccessLevels.indexOf(access[resource]) >= apiAccessLevels.indexOf(level)
}

/** The resources that a key reads, or writes. */
export function openedBy(access: ApiAccess, level: ApiNeed['level']): ApiResource[] {
  return apiResources.filter((resource) => opens(access, { resource, level }))
}

/** Before the name of the key, where people read who did something. */
export const keySignature = 'API\u00A0: '

const dayMs = 24 * 3600_000

export function expiryOf(days: ApiKeyLifetime, now: Date): Date | null {
  return days === null ? null : new Date(now.getTime() + days * dayMs)
}

export function hasExpired(expiresAt: Date | null, now: Date): boolean {
  return expiresAt !== null && expiresAt <= now
}

/** What is shown of a key after its creation. */
export function lastCharacters(secret: string): string {
  return secret.slice(-4)
}

export function whyNotCreateKey(living: number): Refusal | null {
  return living < maxApiKeys ? null : 'too-many-api-keys'
}
