import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ValidateFunction } from 'ajv'
import { Stripe } from 'stripe'
import { type FormValue, parseForm } from '../../src/simulation/form.ts'

/** One call sent to Stripe. */
export interface StripeCall {
  readonly method: string
  /** With its query. */
  readonly path: string
  readonly body: string
  readonly idempotencyKey: string | undefined
  /** By the server's clock. */
  readonly at: Date
}

export type HttpClient = InstanceType<typeof Stripe.HttpClient>

/** Records every call, and passes it on to another client. */
export class RecordingHttpClient extends Stripe.HttpClient {
  readonly calls: StripeCall[] = []
  private readonly answering: HttpClient
  private readonly now: () => Date

  constructor(answering: HttpClient, now: () => Date) {
    super()
    this.answering = answering
    this.now = now
  }

  override getClientName(): string {
    return 'recording'
  }

  override makeRequest(...given: Parameters<HttpClient['makeRequest']>) {
    this.calls.push(callOf(given, this.now()))
    return this.answering.makeRequest(...given)
  }
}

export function callOf(
  [, , path, method, headers, body]: Parameters<HttpClient['makeRequest']>,
  at: Date,
): StripeCall {
  const key = Object.entries(headers).find(([name]) => name.toLowerCase() === 'idempotency-key')?.[1]
  return { method, path, body, idempotencyKey: typeof key === 'string' ? key : undefined, at }
}

/** What is wrong with these calls, by the types that the `stripe` package ships and by Stripe's documentation. */
export async function stripeCallErrors(calls: readonly StripeCall[]): Promise<string[]> {
  if (calls.length === 0) return []
  const check = await checksOfStripe()
  return [...new Set(calls.flatMap((call) => [...wrongTypes(check, call), ...wrongByTheBook(call)]))]
}

type Checks = (name: string) => ValidateFunction | undefined

function wrongTypes(checks: Checks, { method, path, body }: StripeCall): string[] {
  const [address = '', query = ''] = path.split('?')
  const name = `${method} ${address.replace(/\/(sub|cs|cus|ch|price)_\w+/, '/:id')}`
  const check = checks(name)
  if (!check) return [`${name}: no such call is known`]
  const parameters = listed(parseForm([query, body].filter(Boolean).join('&')))
  if (check(parameters)) return []
  return (check.errors ?? []).map(
    ({ instancePath, message, params }) => `${name}: ${instancePath} ${message} ${JSON.stringify(params)}`,
  )
}

/** Rules of the documentation that the types do not express. */
function wrongByTheBook({ method, path, body, idempotencyKey, at }: StripeCall): string[] {
  const form = parseForm(body)
  const data = form.subscription_data
  const trialEnd = typeof data === 'object' ? data.trial_end : undefined
  const hoursAhead = (Number(trialEnd) * 1000 - at.getTime()) / 3600_000
  const metadata = Object.entries(typeof form.metadata === 'object' ? form.metadata : {})
  const rules: Record<string, boolean> = {
    'a POST carries an idempotency key of at most 255 characters':
      method === 'POST' && !(idempotencyKey && idempotencyKey.length <= 255),
    'a trial ends at least 48 hours ahead, and at most 730 days':
      trialEnd !== undefined && !(hoursAhead >= 48 && hoursAhead <= 730 * 24),
    'an instant is a whole number of seconds': trialEnd !== undefined && !/^\d+$/.test(textOf(trialEnd)),
    'metadata has at most 50 keys of 40 characters, with texts of 500':
      metadata.length > 50 || metadata.some(([key, value]) => key.length > 40 || textOf(value).length > 500),
    'a reference has at most 200 characters': textOf(form.client_reference_id).length > 200,
    'where one is sent back to is a whole address': ['success_url', 'cancel_url', 'return_url'].some(
      (name) => form[name] !== undefined && !URL.canParse(textOf(form[name])),
    ),
    'a subscription is sold by lines': form.mode === 'subscription' && typeof form.line_items !== 'object',
  }
  return Object.entries(rules).flatMap(([rule, broken]) =>
    broken ? [`${method} ${path.split('?')[0]}: ${rule}`] : [],
  )
}

function textOf(value: FormValue | undefined): string {
  return typeof value === 'string' ? value : ''
}

let made: Promise<Checks> | undefined

function checksOfStripe(): Promise<Checks> {
  made ??= schemaOfStripe().then(async (schema) => {
    // Loaded only when there is something to check: it takes a second.
    const { Ajv } = await import('ajv')
    const ajv = new Ajv({ coerceTypes: true, strict: false, schemas: [{ ...schema, $id: 'stripe' }] })
    const known = schema.definitions.StripeCalls?.properties ?? {}
    return (name) => {
      const ref = known[name]?.$ref
      return ref ? ajv.compile({ $ref: `stripe${ref}` }) : undefined
    }
  })
  return made
}

interface Schema {
  definitions: Record<string, { properties?: Record<string, { $ref?: string }> }>
}

const types = join(import.meta.dirname, 'stripe-call-types.ts')
const tsconfig = join(import.meta.dirname, '../../tsconfig.json')
const cache = join(import.meta.dirname, '../../node_modules/.cache/rebond')

/** Generated from the package's own declarations; it takes seconds, so it is cached until one of the two changes. */
async function schemaOfStripe(): Promise<Schema> {
  const key = createHash('sha256')
    .update(Stripe.PACKAGE_VERSION + (await readFile(types, 'utf8')))
    .digest('hex')
  const file = join(cache, `stripe-calls-${key.slice(0, 16)}.json`)
  const kept = await readFile(file, 'utf8').catch(() => null)
  if (kept !== null) return JSON.parse(kept) as Schema
  const { createGenerator } = await import('ts-json-schema-generator')
  const generator = createGenerator({ path: types, tsconfig, type: 'StripeCalls', skipTypeCheck: true })
  const schema = generator.createSchema('StripeCalls') as Schema
  // The types allow any other text, for future values: here a value that Stripe does not know today is a mistake.
  schema.definitions.OtherString = { not: {} } as object
  await mkdir(cache, { recursive: true })
  await writeFile(file, JSON.stringify(schema))
  return schema
}

/** `{ 0: a, 1: b }`, as a form has it, is a list. */
function listed(value: FormValue): unknown {
  if (typeof value === 'string') return value
  const keys = Object.keys(value)
  if (keys.length > 0 && keys.every((key) => /^\d+$/.test(key))) return Object.values(value).map(listed)
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, listed(inner)]))
}
