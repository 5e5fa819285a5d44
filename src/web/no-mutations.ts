/**
 * Stands in the build for TanStack Query's cache of mutations (1.4 kB gzip in each first load): writes go through
 * the outbox, because Query's own lose data in two tabs and on a dead Wi-Fi (docs/architecture.md).
 */
export class MutationCache {
  resumePausedMutations(): Promise<void> {
    return Promise.resolve()
  }
  clear(): void {}
  getAll(): [] {
    return []
  }
  findAll(): [] {
    return []
  }
}
