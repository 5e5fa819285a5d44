import type { SignedIn } from '../app-env.ts'

const maxAgeMs = 5_000
/** Far more than one server has at a time; the oldest makes room. */
const maxEntries = 10_000

export interface CachedLogins {
  /** `fresh`: read from the database for this very request. */
  find(
    token: string,
    now: Date,
    lookUp: () => Promise<SignedIn | null>,
  ): Promise<{ login: SignedIn | null; fresh: boolean }>
  /** Logins of this account have ended, or are in another club. */
  forget(accountId: string): void
  /** Whether this process hears what others end: while it does not, nothing is cached. */
  setListening(isListening: boolean): void
}

/**
 * Logins that this process looked up at most five seconds ago, for reads alone. One may let a read through and never
 * refuses it: whoever is about to refuse looks it up again.
 */
export function createCachedLogins(): CachedLogins {
  const entries = new Map<string, { login: SignedIn; until: number }>()
  /** Concurrent reads of one token share a lookup. */
  const lookups = new Map<string, Promise<SignedIn | null>>()
  let isListening = false
  /** Rises whenever a login ends: what was looked up before may be that one. */
  let generation = 0

  async function share(token: string, lookUp: () => Promise<SignedIn | null>, now: Date) {
    const begunIn = generation
    const lookup = lookUp()
    if (isListening) lookups.set(token, lookup)
    try {
      const login = await lookup
      if (login && isListening && begunIn === generation) store(token, login, now.getTime() + maxAgeMs)
      return login
    } finally {
      if (lookups.get(token) === lookup) lookups.delete(token)
    }
  }

  function store(token: string, login: SignedIn, until: number) {
    // Last in the order of insertion, also where it was there before.
    entries.delete(token)
    entries.set(token, { login, until })
    const [oldest] = entries.keys()
    if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest)
  }

  return {
    async find(token, now, lookUp) {
      const entry = entries.get(token)
      if (entry && now.getTime() < entry.until) return { login: entry.login, fresh: false }
      const lookup = lookups.get(token)
      if (lookup) return { login: await lookup, fresh: false }
      return { login: await share(token, lookUp, now), fresh: true }
    },
    forget(accountId) {
      generation += 1
      lookups.clear()
      for (const [token, { login }] of entries) if (login.actor.id === accountId) entries.delete(token)
    },
    setListening(now) {
      isListening = now
      generation += 1
      lookups.clear()
      entries.clear()
    },
  }
}
