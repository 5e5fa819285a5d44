import type * as v from 'valibot'
import type { Ability } from '../domain/ability.ts'

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Hono's pattern; its parameters, the query and the JSON body together are the input. */
  readonly path: `/api/${string}`
  /** Whoever lacks it is refused before their input is looked at; null where nobody has to be signed in. */
  readonly ability: Ability | null
  /** A write that needs the network now; any other one may wait in the browser until there is one. */
  readonly online?: true
  /** A read that asks the payment service: it may take long although the server is there. */
  readonly asksStripe?: true
  readonly input: v.GenericSchema
  readonly output: v.GenericSchema
}

export type Input<E extends Endpoint> = v.InferInput<E['input']>
export type ParsedInput<E extends Endpoint> = v.InferOutput<E['input']>
export type Output<E extends Endpoint> = v.InferOutput<E['output']>

/* @__NO_SIDE_EFFECTS__ */
export function endpoint<const E extends Endpoint>(description: E): E {
  return description
}

export function isWrite({ method }: Endpoint): boolean {
  return method !== 'GET'
}

/** Whether it may wait in the browser and be sent later, perhaps more than once. */
export function isQueued(endpoint: Endpoint): boolean {
  return isWrite(endpoint) && endpoint.online !== true
}

/** The header in which a write carries its id, a UUIDv7 that its client mints: a repeat gets the same answer. */
export const writeIdHeader = 'Idempotency-Key'
/**
 * The header that names whom the page takes for signed in: another tab may have changed that, and what one person typed
 * must not become another's.
 */
export const accountHeader = 'Rebond-Account'
/** The header that names the club that a write was made for: sent late, it must not become another's. */
export const clubHeader = 'Rebond-Club'
