import type { Env } from '../env.ts'
import { Refused } from '../refused.ts'

/**
 * An absolute address of our own site: Stripe sends people there after paying. In development also at the host of the
 * request, such as 127.0.0.1 instead of localhost. @throws Refused naming `field`
 */
export function ownAddress(
  given: string,
  field: string,
  { PUBLIC_URL, production }: Pick<Env, 'PUBLIC_URL' | 'production'>,
  askedAt: string | undefined,
): string {
  const own = new URL(PUBLIC_URL)
  const address = URL.canParse(given, own) ? new URL(given, own) : null
  const isOwn = address?.origin === own.origin || (!production && isAskedHost(address, own, askedAt))
  if (!address || !isOwn || address.username !== '' || address.password !== '') {
    throw new Refused('invalid-input', { fields: { [field]: 'Cette adresse n’est pas celle de Rebond' } })
  }
  return address.href
}

function isAskedHost(address: URL | null, own: URL, askedAt: string | undefined): boolean {
  return address !== null && address.protocol === own.protocol && address.host === askedAt
}
