/** The id of the last request that failed on the server since this page was loaded, by which the operator finds it in the log. */
let last: string | null = null

export function recordFailure(requestId: string): void {
  last = requestId
}

export function lastFailure(): string | null {
  return last
}
