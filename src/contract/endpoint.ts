import type * as v from 'valibot'
import type { Ability } from '../domain/ability.ts'
import type { PlanRight } from '../domain/plan.ts'

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Hono's pattern; its parameters, the query and the JSON body together are the input. */
  readonly path: `/api/${string}`
  /** Whoever lacks it is refused before their input is looked at; null where nobody has to be signed in. */
  readonly ability: Ability | null
  /** Refused with `not-in-plan` where the club's plan in force has not this right. */
  readonly right?: PlanRight
  /** A write that needs the network now; any other one may wait in the browser until there is one. */
  readonly online?: true
  /** Of a write that carries a file: how large its body may be, instead of what others may have. */
  readonly maxBodyBytes?: number
  /** Its answer holds a secret and is not kept: a repeat is done once more. */
  readonly answersSecret?: true
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

/** Whether the browser may queue it and send it later, perhaps more than once. */
export function isQueued(endpoint: Endpoint): boolean {
  return isWrite(endpoint) && endpoint.online !== true
}

/** The header with a write's id, a UUIDv7 made by the client: a repeat gets the stored answer. */
export const writeIdHeader = 'Idempotency-Key'
/**
 * The header with the account that the page takes for signed in: another tab may have signed in as somebody else, and
 * one person's input must not be saved as another's.
 */
export const accountHeader = 'Rebond-Account'
/** The header with the club that a write was made for: sent late, it must not be saved in another club. */
export const clubHeader = 'Rebond-Club'
