import { randomUUID } from 'node:crypto'
import Ajv2020 from 'ajv/dist/2020.js'
import { expect } from 'vitest'
import { openapi } from '../../src/contract/v1/openapi.ts'
import { securityHeaders } from '../../src/server/answer-headers.ts'
import type { App } from '../../src/server/app-env.ts'

export interface Operation {
  readonly path: string
  readonly method: 'get' | 'post' | 'patch' | 'delete'
  readonly operationId: string
  /** Its resource. */
  readonly tags: readonly [string]
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { readonly content: Content }
  readonly responses: Readonly<Record<string, { $ref?: string } & Answer>>
}
interface Answer {
  readonly headers?: Readonly<Record<string, object>>
  readonly content?: Content
}
type Content = Readonly<Record<string, { schema: object; example?: object }>>
type Described = Omit<Operation, 'path' | 'method'>

export interface Parameter {
  readonly name: string
  readonly in: 'query' | 'path' | 'header'
  readonly required?: boolean
}

export const document = openapi('http://localhost:3000') as {
  paths: Readonly<Record<string, Readonly<Partial<Record<Operation['method'], Described>>>>>
  components: { responses: Readonly<Record<string, Answer>> }
}
export const operations: readonly Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, described]) => ({
    path,
    method: method as Operation['method'],
    ...described,
  })),
)

const ajv = new Ajv2020({ strict: false, allErrors: true })
ajv.addFormat('uuid', /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
ajv.addFormat('date', /^\d{4}-\d{2}-\d{2}$/)
ajv.addFormat('date-time', /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/)
ajv.addSchema(document, 'openapi')

/** What the document says of this answer of an operation; an empty list where the answer is as it says. */
export async function departures(operation: Operation, answer: Response): Promise<readonly unknown[]> {
  const described = operation.responses[answer.status]
  if (!described) return [`${operation.operationId} has no answer ${answer.status}.`]
  const code = described.$ref?.split('/').at(-1)
  const { headers = {}, content } = code === undefined ? described : document.components.responses[code]!
  const otherHeaders = headerDepartures(Object.keys(headers), answer.headers)
  if (otherHeaders.length > 0) return otherHeaders
  const [type] = answer.headers.get('Content-Type')?.split(';') ?? []
  if (content === undefined) return answer.body === null ? [] : ['A body is not described.']
  if (type === undefined || !content[type]) return [`The type ${type} is not described.`]
  const pointer = code === undefined ? pointerTo(operation, answer.status, type) : problemPointer(code, type)
  const validate = ajv.getSchema(`openapi#${pointer}`)
  if (!validate) return [`There is no ${pointer}.`]
  const value: unknown = await answer.clone().json()
  return validate(value) ? [] : validate.errors!
}

/** What every answer of the server has, which the document does not say. */
const ofEveryAnswer = new Set(
  [
    ...Object.keys(securityHeaders({ secure: false })),
    'Cache-Control',
    'Connection',
    'Content-Type',
    'Content-Length',
    'Vary',
    'X-Request-Id',
  ].map((name) => name.toLowerCase()),
)

function headerDepartures(described: readonly string[], given: Headers): string[] {
  const names = described.map((name) => name.toLowerCase())
  return [
    ...names.filter((name) => !given.has(name)).map((name) => `The header ${name} is missing.`),
    ...[...given.keys()]
      .filter((name) => !names.includes(name) && !ofEveryAnswer.has(name))
      .map((name) => `The header ${name} is not described.`),
  ]
}

function pointerTo({ path, method }: Operation, status: number, type: string): string {
  return `/paths/${escaped(path)}/${method}/responses/${status}/content/${escaped(type)}/schema`
}

function problemPointer(code: string, type: string): string {
  return `/components/responses/${code}/content/${escaped(type)}/schema`
}

function escaped(name: string): string {
  return encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))
}

/** Reads as another program does; every answer has to be as the document says. */
export function programWith(app: App, secret: string | null) {
  const { send } = writerWith(app, secret)
  return (path: string, headers: Record<string, string> = {}): Promise<Response> =>
    send('get', path, { headers })
}

interface Sent {
  readonly body?: unknown
  readonly headers?: Record<string, string>
}

/** Writes as another program does; every answer has to be as the document says. */
export function writerWith(app: App, secret: string | null) {
  async function send(method: Operation['method'], path: string, { body, headers = {} }: Sent = {}) {
    const answer = await app.request(`/api/v1/${path}`, {
      method: method.toUpperCase(),
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      headers: { ...(secret !== null && { Authorization: `Bearer ${secret}` }), ...headers },
    })
    const operation = operationAt(method, path)
    if (operation) expect(await departures(operation, answer)).toEqual([])
    return answer
  }
  const tagOf = async (path: string) => (await send('get', path)).headers.get('ETag') ?? '"none"'
  return {
    send,
    tagOf,
    create: (path: string, body: unknown, key: string = randomUUID()) =>
      send('post', path, { body, headers: { 'Idempotency-Key': key } }),
    change: async (path: string, body: unknown, tag?: string) =>
      send('patch', path, { body, headers: { 'If-Match': tag ?? (await tagOf(path)) } }),
    remove: async (path: string, tag?: string) =>
      send('delete', path, { headers: { 'If-Match': tag ?? (await tagOf(path)) } }),
  }
}

function operationAt(method: string, path: string): Operation | undefined {
  const [address = ''] = `/api/v1/${path}`.split('?')
  return operations.find(
    (each) =>
      each.method === method && new RegExp(`^${each.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(address),
  )
}

interface Page {
  data: Record<string, unknown>[]
  next: string | null
}

/** All pages of a list. */
export async function readAll(
  read: ReturnType<typeof programWith>,
  name: string,
  limit = 100,
): Promise<Page['data']> {
  const all: Page['data'] = []
  let cursor: string | null = null
  do {
    const answer = await read(`${name}?limit=${limit}${cursor === null ? '' : `&cursor=${cursor}`}`)
    expect(answer.status).toBe(200)
    const { data, next } = (await answer.json()) as Page
    expect(data.length).toBeLessThanOrEqual(limit)
    all.push(...data)
    cursor = next
  } while (cursor !== null)
  return all
}
