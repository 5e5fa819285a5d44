import { clientHeader, contractVersion } from '../../contract/client-version.ts'
import {
  accountHeader,
  clubHeader,
  type Endpoint,
  type Input,
  type Output,
  writeIdHeader,
} from '../../contract/endpoint.ts'
import type { Problem } from '../../contract/problem.ts'
import type { AnyRefusal } from '../../domain/refusal.ts'
import { answersSoFar, probeServer, recordAnswer, recordReachability } from '../offline/reachability.ts'
import { currentAccountId } from '../accounts/current-account.ts'
import { intervals } from './intervals.ts'
import { recordFailure } from './last-failure.ts'
import { announceOutdated } from './updates/announce-outdated.ts'

/** What became of a call that did not succeed; `no-network` when no answer came at all. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed'
  readonly refusal: AnyRefusal | 'no-network'
  /** What a person reads, where the server says it. */
  readonly sentence: string | undefined
  /** A French sentence for each field that is wrong. */
  readonly fields: Readonly<Record<string, string>>
  /** With `changed-meanwhile`: what is there now. */
  readonly current: unknown
  /** Of a read: it was long in coming. */
  isLate = false
  /** Too much came from here: nothing is taken before this time has passed. */
  readonly retryAfterMs: number | undefined
  constructor(
    refusal: AnyRefusal | 'no-network',
    { retryAfterMs, ...problem }: Partial<Problem> & { retryAfterMs?: number | undefined } = {},
  ) {
    super(refusal)
    this.refusal = refusal
    this.retryAfterMs = retryAfterMs
    this.sentence = problem.sentence
    this.fields = problem.fields ?? {}
    this.current = problem.current
  }
}

/** Whether the server, or what stands behind it, gave no answer: asking again later may succeed. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof CallFailed && (error.refusal === 'no-network' || error.refusal === 'unavailable')
}

/** Whether the server is there, and cannot answer now. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof CallFailed && error.refusal === 'unavailable'
}

/** Whether the server said that the thing itself is gone, or not for this person: what is kept of it is wrong then. */
export function isGone(error: unknown): boolean {
  return error instanceof CallFailed && gone.has(error.refusal)
}

const gone: ReadonlySet<string> = new Set([
  'not-found',
  'no-club',
  'coach-only',
  'player-only',
  'not-for-assistants',
  'not-in-plan',
  'invalid-input',
])

/** Reads. @throws CallFailed */
export async function call<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Output<E>> {
  const begunAt = performance.now()
  try {
    return await transmit(endpoint, input as Record<string, unknown>, {
      accountId: endpoint.ability === null ? null : currentAccountId(),
    })
  } catch (error) {
    if (error instanceof CallFailed) error.isLate = performance.now() - begunAt >= intervals.silence
    throw error
  }
}

interface Envelope {
  /** Whom the page takes for signed in; the server answers nobody else. */
  accountId: string | null
  writeId?: string
  /** Of a write that is about a club: the server does it for no other. */
  clubId?: string | undefined
  /** A server that accepts a connection and never answers is as far away as one that does not. */
  patienceMs?: number
}

/** One try, over the network. @throws CallFailed */
export async function transmit(
  { method, path, asksStripe }: Pick<Endpoint, 'method' | 'path' | 'asksStripe'>,
  input: Readonly<Record<string, unknown>>,
  { accountId, writeId, clubId, patienceMs = intervals.callTimeout }: Envelope,
): Promise<unknown> {
  const rest = new Map(Object.entries(input))
  const address = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = rest.get(name)
    rest.delete(name)
    return encodeURIComponent(String(value))
  })
  const headers = new Headers({ [clientHeader]: String(contractVersion) })
  if (accountId) headers.set(accountHeader, accountId)
  if (writeId) headers.set(writeIdHeader, writeId)
  if (clubId) headers.set(clubHeader, clubId)
  const reads = method === 'GET'
  if (!reads) headers.set('Content-Type', 'application/json')
  const { status, answer, retryAfterMs } = await fetchAnswer(reads ? withQuery(address, rest) : address, {
    method,
    headers,
    body: reads ? null : JSON.stringify(Object.fromEntries(rest)),
    signal: AbortSignal.timeout(patienceMs),
    // Stripe may take its time.
    silence: asksStripe ? null : awaitSilence(reads, patienceMs),
  })
  if (status < 400) return answer
  const problem = answer as Problem
  if (status >= 500 && problem.requestId) recordFailure(problem.requestId)
  if (problem.refusal === 'unavailable') recordReachability('unavailable')
  else recordAnswer()
  if (problem.refusal === 'outdated-client') announceOutdated()
  throw new CallFailed(problem.refusal, { ...problem, retryAfterMs })
}

interface Silence {
  /** What the server itself said meanwhile. */
  why: () => 'unavailable' | 'no-network'
  clear: () => void
}

/**
 * After `intervals.silence` without an answer, a read marks the server as not reachable, so that screens show cached data
 * and say so; its answer may still come. Not if other calls were answered meanwhile: then only this read is slow. Halfway,
 * /start is probed, which needs no database: if it answers, the database is away, not the network.
 */
function awaitSilence(reads: boolean, patienceMs: number): Silence {
  const before = answersSoFar()
  let why: ReturnType<Silence['why']> = 'no-network'
  let isLong = false
  const say = () => {
    if (isLong && answersSoFar() === before) recordReachability(why)
  }
  const probe = setTimeout(
    async () => {
      if ((await probeServer()) === 'no-network') return
      why = 'unavailable'
      say()
    },
    Math.min(intervals.silence, patienceMs) / 2,
  )
  const silence = setTimeout(() => {
    isLong = reads
    say()
  }, intervals.silence)
  return {
    why: () => why,
    clear() {
      isLong = false
      clearTimeout(probe)
      clearTimeout(silence)
    },
  }
}

interface Fetching extends RequestInit {
  silence: Silence | null
}

async function fetchAnswer(
  address: string,
  { silence, ...init }: Fetching,
): Promise<{ status: number; answer: unknown; retryAfterMs: number | undefined }> {
  try {
    const response = await fetch(address, init)
    silence?.clear()
    const { status, ok } = response
    // Said by what stands before the server, and no wait would make it pass.
    if (status === 413) throw new CallFailed('too-large')
    const isJson = response.headers.get('Content-Type')?.startsWith('application/json')
    const retryAfterMs = retryAfter(response)
    // Whatever does not speak JSON is not our server: a balancer that has none, a hotspot's page.
    if (!isJson) throw failed(status >= 500 || status === 429 ? 'unavailable' : 'no-network', retryAfterMs)
    // However long the rest of it takes to arrive.
    if (ok) recordAnswer()
    return { status, answer: await response.json(), retryAfterMs }
  } catch (error) {
    if (error instanceof CallFailed) throw error
    const isLate = (init.signal as AbortSignal).aborted
    throw failed((isLate && silence?.why()) || 'no-network')
  } finally {
    silence?.clear()
  }
}

function failed(why: 'unavailable' | 'no-network', retryAfterMs?: number): CallFailed {
  recordReachability(why)
  return new CallFailed(why, { retryAfterMs })
}

/** Of a 429, in milliseconds. In any form but seconds, or without it, the usual pauses have to do. */
function retryAfter({ status, headers }: Response): number | undefined {
  const seconds = status === 429 ? Number(headers.get('Retry-After')) : 0
  return seconds > 0 ? seconds * 1000 : undefined
}

function withQuery(path: string, values: ReadonlyMap<string, unknown>): string {
  const query = new URLSearchParams([...values].map(([name, value]) => [name, String(value)]))
  return values.size === 0 ? path : `${path}?${query.toString()}`
}
