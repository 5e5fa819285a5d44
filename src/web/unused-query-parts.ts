/**
 * Stand in the build for parts of TanStack Query that nothing here uses and that it would bring along in each first
 * load (1.8 kB gzip): its mutations, because writes go through an outbox of our own, and its infinite queries.
 */

export class MutationCache {
  resumePausedMutations(): Promise<void> {
    return Promise.resolve()
  }
  clear(): void {}
  findAll(): [] {
    return []
  }
}

export function infiniteQueryBehavior(): never {
  throw new Error('Infinite queries are left out of the build: see vite.config.ts.')
}

export const hasNextPage = infiniteQueryBehavior
export const hasPreviousPage = infiniteQueryBehavior
