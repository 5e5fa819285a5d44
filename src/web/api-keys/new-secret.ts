import { apiKeyPrefix } from '../../domain/api-key.ts'

/** A key: 32 random bytes, which this page alone knows in full. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const base64 = btoa(String.fromCharCode(...bytes))
  return apiKeyPrefix + base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
