import type { Context } from 'hono'
import * as v from 'valibot'
import { type Endpoint, isWrite, type ParsedInput } from '../contract/endpoint.ts'
import type { AppEnv } from './app-env.ts'
import { Refused } from './refused.ts'

/** Limits of a response about invalid input. */
const maxFields = 50
const maxFieldName = 40
/** How deep a body may be nested: in a programme, a drawing’s places are twelve levels deep. */
const maxDepth = 12

/** Merges query, JSON body and path parameters. @throws Refused `malformed-request` */
export async function readInput(endpoint: Endpoint, http: Context<AppEnv>): Promise<Record<string, unknown>> {
  const body = isWrite(endpoint) ? await readBody(http) : {}
  return { ...http.req.query(), ...body, ...http.req.param() }
}

/** The JSON body; an empty one is an empty object. @throws Refused `malformed-request` */
export async function readBody(http: Context<AppEnv>): Promise<Record<string, unknown>> {
  const text = await http.req.text()
  if (text === '') return {}
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw new Refused('malformed-request')
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Refused('malformed-request')
  if (isDeeperThan(maxDepth, body)) throw new Refused('malformed-request')
  return body as Record<string, unknown>
}

function isDeeperThan(depth: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return depth === 0 || Object.values(value).some((inside) => isDeeperThan(depth - 1, inside))
}

/** @throws Refused `invalid-input`, with a sentence for each wrong field */
export function parseInput<E extends Endpoint>(endpoint: E, given: unknown): ParsedInput<E> {
  return parseFields(endpoint.input, given)
}

/** @throws Refused `invalid-input`, with a sentence for each wrong field */
export function parseFields<S extends v.GenericSchema>(schema: S, given: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, given)
  if (result.success) return result.output
  const fields = new Map<string, string>()
  for (const issue of result.issues) {
    // The name of an unknown field may be as long as the body.
    const name = (v.getDotPath(issue) ?? '').slice(0, maxFieldName)
    if (!fields.has(name)) fields.set(name, issue.message)
    if (fields.size === maxFields) break
  }
  throw new Refused('invalid-input', { fields: Object.fromEntries(fields) })
}
