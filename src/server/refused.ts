import type { Problem } from '../contract/problem.ts'
import type { AnyRefusal } from '../domain/refusal.ts'

type Details = Pick<Problem, 'fields' | 'current' | 'sentence'>

interface RefusedOptions extends Details {
  commits?: boolean
  /** When a retry may succeed. */
  retryAfterMs?: number
}

/** A refused request; `answerError` turns it into a response. */
export class Refused extends Error {
  override readonly name = 'Refused'
  /** The transaction commits although the write is refused, to send a mail to the club's coaches for example. */
  readonly commits: boolean
  readonly details: Details
  readonly refusal: AnyRefusal
  readonly retryAfterMs: number | undefined
  constructor(refusal: AnyRefusal, { commits = false, retryAfterMs, ...details }: RefusedOptions = {}) {
    super(refusal)
    this.refusal = refusal
    this.commits = commits
    this.retryAfterMs = retryAfterMs
    this.details = details
  }
}

/** @throws Refused unless `refusal` is null */
export function allow(refusal: AnyRefusal | null): void {
  if (refusal !== null) throw new Refused(refusal)
}

/**
 * Answers a write that was made over an older version.
 * @throws Refused `changed-meanwhile` with what is there now; `not-found` where that is invisible
 */
export function refuseStale(current: unknown): never {
  throw new Refused('changed-meanwhile', { current: foundOr404(current) })
}

/** @throws Refused `not-found`, also for what exists and is invisible to the actor */
export function foundOr404<T>(thing: T | null | undefined): T {
  if (thing === null || thing === undefined) throw new Refused('not-found')
  return thing
}
