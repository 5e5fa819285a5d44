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
import type { Refusal } from '../../domain/refusal.ts'
import { answersSoFar, recordReachability } from '../offline/reachability.ts'
import { currentAccountId } from '../accounts/current-account.ts'
import { intervals } from './intervals.ts'
import { announceOutdated } from './updates/announce-outdated.ts'

/** What became of a call that did not succeed; `no-network` when no answer came at all. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed'
  readonly refusal: Refusal | 'no-network'
  /** A French sentence for each field that is wrong. */
  readonly fields: Readonly<Record<string, string>>
  /** With `changed-meanwhile`: what is there now. */
  readonly current: unknown
  /** Too much came from here: nothing is taken before this time has passed. */
  readonly retryAfterMs: number | undefined
  constructor(
    refusal: Refusal | 'no-network',
    { retryAfterMs, ...problem }: Partial<Problem> & { retryAfterMs?: number | undefined } = {},
  ) {
    super(refusal)
    this.refusal = refusal
    this.retryAfterMs = retryAfterMs
    this.fields = problem.fields ?? {}
    this.current = problem.current
  }
}

/** Reads. @throws CallFailed */
export async function call<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Output<E>> {
  return transmit(endpoint, input as Record<string, unknown>, {
    accountId: endpoint.ability === null ? null : currentAccountId(),
  })
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
  const { ok, answer, retryAfterMs } = await fetchAnswer(reads ? withQuery(address, rest) : address, {
    method,
    headers,
    body: reads ? null : JSON.stringify(Object.fromEntries(rest)),
    signal: AbortSignal.timeout(patienceMs),
    clearSilence: reads && !asksStripe ? awaitSilence() : () => {},
  })
  // Whatever does not speak JSON is not our server: a hotspot's page, a balancer.
  if (answer === undefined) throw new CallFailed('unavailable', { retryAfterMs })
  if (ok) return answer
  const problem = answer as Problem
  if (problem.refusal === 'outdated-client') announceOutdated()
  throw new CallFailed(problem.refusal, { ...problem, retryAfterMs })
}

/**
 * A read that has waited so long shows what is old, and says so, although its answer may still come. Unless anybody is
 * answered meanwhile: then it is this one read that is slow.
 */
function awaitSilence(): () => void {
  const before = answersSoFar()
  const timer = setTimeout(() => {
    if (answersSoFar() === before) recordReachability(false)
  }, intervals.silence)
  return () => clearTimeout(timer)
}

interface Fetching extends RequestInit {
  clearSilence: () => void
}

async function fetchAnswer(
  address: string,
  { clearSilence, ...init }: Fetching,
): Promise<{ ok: boolean; answer: unknown; retryAfterMs: number | undefined }> {
  try {
    const response = await fetch(address, init)
    clearSilence()
    // Said by what stands before the server, and no wait would make it pass.
    if (response.status === 413) throw new CallFailed('too-large')
    // However long the rest of it takes to arrive.
    recordReachability(true)
    const isJson = response.headers.get('Content-Type')?.startsWith('application/json')
    const answer: unknown = isJson ? await response.json() : undefined
    return { ok: response.ok, answer, retryAfterMs: retryAfter(response) }
  } catch (error) {
    if (error instanceof CallFailed) throw error
    recordReachability(false)
    throw new CallFailed('no-network')
  } finally {
    clearSilence()
  }
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
