export interface Semaphore {
  /** Whether anything runs or waits. */
  readonly isBusy: (key: string) => boolean
  readonly run: <T>(key: string, work: () => Promise<T>) => Promise<T>
}

/** In this process, one piece of work at a time for each key, in the order of the calls. */
export function createSemaphore(): Semaphore {
  const latest = new Map<string, Promise<unknown>>()
  return {
    isBusy: (key) => latest.has(key),
    run(key, work) {
      const result = (latest.get(key) ?? Promise.resolve()).then(work)
      const settled: Promise<unknown> = result
        .catch(() => {})
        .finally(() => {
          if (latest.get(key) === settled) latest.delete(key)
        })
      latest.set(key, settled)
      return result
    },
  }
}
