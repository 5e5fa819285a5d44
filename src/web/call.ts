import { newId } from './new-id.ts'
import { type Endpoint, type Input, isWrite, type Output, writeIdHeader } from '../contract/endpoint.ts'
import type { Problem } from '../contract/problem.ts'
import type { Refusal } from '../domain/refusal.ts'
import { announceOutdated } from './updates/announce-outdated.ts'

/** What became of a call that did not succeed; `no-network` when no answer came at all. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed'
  readonly refusal: Refusal | 'no-network'
  /** A French sentence for each field that is wrong. */
  readonly fields: Readonly<Record<string, string>>
  /** With `changed-meanwhile`: what is there now. */
  readonly current: unknown
  constructor(refusal: Refusal | 'no-network', problem: Partial<Problem> = {}) {
    super(refusal)
    this.refusal = refusal
    this.fields = problem.fields ?? {}
    this.current = problem.current
  }
}

/** Reads. @throws CallFailed */
export function call<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Output<E>> {
  return send(endpoint, input, {})
}

const pausesMs = [400, 1600]

/**
 * Every write of the application goes through here. It carries an id, so that sending it again when its answer was
 * lost does it once. @throws CallFailed
 */
export async function write<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Output<E>> {
  const headers = { [writeIdHeader]: newId() }
  for (const pause of pausesMs) {
    try {
      return await send(endpoint, input, headers)
    } catch (error) {
      if (!mayPass(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, pause * (0.75 + Math.random() / 2)))
    }
  }
  return send(endpoint, input, headers)
}

function mayPass(error: unknown): boolean {
  return error instanceof CallFailed && (error.refusal === 'no-network' || error.refusal === 'unavailable')
}

async function send<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  headers: Record<string, string>,
): Promise<Output<E>> {
  const rest = new Map(Object.entries(input as Record<string, unknown>))
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = rest.get(name)
    rest.delete(name)
    return encodeURIComponent(String(value))
  })
  const body = isWrite(endpoint) ? JSON.stringify(Object.fromEntries(rest)) : null
  const response = await fetchAnswer(isWrite(endpoint) ? path : withQuery(path, rest), {
    method: endpoint.method,
    headers: body === null ? headers : { ...headers, 'Content-Type': 'application/json' },
    body,
  })
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok) return answer
  const problem = (answer ?? { refusal: 'unavailable' }) as Problem
  if (problem.refusal === 'outdated-client') announceOutdated()
  throw new CallFailed(problem.refusal, problem)
}

async function fetchAnswer(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init)
  } catch {
    throw new CallFailed('no-network')
  }
}

function withQuery(path: string, values: ReadonlyMap<string, unknown>): string {
  const query = new URLSearchParams([...values].map(([name, value]) => [name, String(value)]))
  return values.size === 0 ? path : `${path}?${query.toString()}`
}
