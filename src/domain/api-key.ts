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
