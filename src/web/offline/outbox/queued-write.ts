import type { Endpoint, Input } from '../../../contract/endpoint.ts'
import { upgradeInput } from '../../../contract/earlier-inputs.ts'
import type { Problem } from '../../../contract/problem.ts'
import { upgradeCurrent } from './earlier-refusals.ts'

/** A write as it is kept on the device until the server has answered it. */
export interface QueuedWrite {
  /** The id under which the server does it once, however often it is sent. */
  readonly id: string
  /** Where it stands in the line; given by the store. */
  readonly order: number
  readonly accountId: string
  /** The club that it is about, if it is about one: whoever has left it since may be in another. */
  readonly clubId?: string | undefined
  readonly method: Endpoint['method']
  readonly path: Endpoint['path']
  readonly input: Readonly<Record<string, unknown>>
  /** What its address names, as its author saw it then: it may be gone by the time that the server says no. */
  readonly named?: readonly (SubjectSnapshot | null)[] | undefined
  /** When it was made, as an ISO instant. */
  readonly at: string
  /** What the server said against it: it is sent no more, and its author decides. */
  readonly refused: RefusedWrite | null
}

/** `no-network` only where the device keeps nothing, and nothing can wait for it. */
export interface RefusedWrite extends Pick<Problem, 'sentence' | 'fields' | 'current'> {
  readonly refusal: Problem['refusal'] | 'no-network'
}

/** A session, a player, an exercise, a request: as much of it as says to its author which one it is. */
export type SubjectSnapshot = Readonly<Record<string, unknown>>

/** Done by the server, and perhaps not yet in what was read from it: it goes on being laid over that. */
export interface DoneWrite extends QueuedWrite {
  /** In epoch milliseconds. */
  readonly doneAt: number
}

/** An input as it is queued: with its texts as the contract reads them. */
export function trimmed<T>(value: T): T
export function trimmed(value: unknown): unknown {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map((each: unknown) => trimmed(each))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, trimmed<unknown>(each)]))
}

/** For display alone, as an earlier release may have queued it: it is sent unchanged. */
export function upgradeWrite<W extends QueuedWrite>(write: W): W {
  const { refused } = write
  return {
    ...write,
    input: upgradeInput(write, write.input),
    refused: refused && { ...refused, current: upgradeCurrent(write, refused.current) },
  }
}

/** Those of which something that was read at this instant knows nothing yet. */
export function newerThan(
  readAt: number,
  writes: readonly (QueuedWrite | DoneWrite)[],
): readonly QueuedWrite[] {
  return writes.filter((write) => !('doneAt' in write) || write.doneAt > readAt)
}

/** Those of this club or of none: what waits for a former club shows nothing in the next one. */
export function ofClub(
  clubId: string | undefined,
  writes: readonly (QueuedWrite | DoneWrite)[],
): readonly (QueuedWrite | DoneWrite)[] {
  return writes.filter((write) => write.clubId === undefined || write.clubId === clubId)
}

/** The inputs of those writes that go to this endpoint, in order. */
export function inputsTo<E extends Endpoint>(
  writes: readonly QueuedWrite[],
  endpoint: E,
): readonly Input<E>[] {
  return writes.filter((write) => goesTo(write, endpoint)).map(({ input }) => input)
}

export function goesTo({ method, path }: QueuedWrite, endpoint: Endpoint): boolean {
  return method === endpoint.method && path === endpoint.path
}

/**
 * Whether a write edits the same thing as an earlier one, and counted on it: each carries the version it would make, an
 * evaluation the id of the one that it replaces.
 */
export function dependsOn(later: QueuedWrite, earlier: QueuedWrite): boolean {
  if (later.order <= earlier.order) return false
  if ('evaluationId' in later.input) return later.input['was'] === earlier.input['evaluationId']
  return (
    'version' in later.input &&
    'version' in earlier.input &&
    nounOf(later) === nounOf(earlier) &&
    later.input['id'] === earlier.input['id']
  )
}

/** Such as `training-sessions`. */
function nounOf({ path }: QueuedWrite): string | undefined {
  return path.split('/')[2]
}
