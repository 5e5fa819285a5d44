/** The id of the last request that failed on the server, by which the operator finds it in the log; it outlives a reload. */
const name = 'rebond-last-failure'

export function recordFailure(requestId: string): void {
  ignoringErrors(() => sessionStorage.setItem(name, requestId))
}

/** Null where none has failed since this tab was opened, or without storage. */
export function lastFailure(): string | null {
  return ignoringErrors(() => sessionStorage.getItem(name)) ?? null
}

/** The browser may deny access to the storage. */
function ignoringErrors<T>(access: () => T): T | undefined {
  try {
    return access()
  } catch {
    return undefined
  }
}
