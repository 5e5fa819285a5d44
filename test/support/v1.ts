import Ajv2020 from 'ajv/dist/2020.js'
import { expect } from 'vitest'
import { openapi } from '../../src/contract/v1/openapi.ts'
import type { App } from '../../src/server/app-env.ts'

interface Operation {
  readonly operationId: string
  readonly parameters: readonly Parameter[]
  readonly responses: Readonly<Record<string, { $ref?: string; content?: Content }>>
}
type Content = Readonly<Record<string, { schema: object }>>

export interface Parameter {
  readonly name: string
  readonly in: 'query' | 'path'
}

export const document = openapi('http://localhost:3000') as {
  paths: Readonly<Record<string, { get: Operation }>>
  components: { responses: Readonly<Record<string, { content: Content }>> }
}
export const operations = Object.entries(document.paths).map(([path, { get }]) => ({ path, ...get }))

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
  const content = code === undefined ? described.content : document.components.responses[code]?.content
  const [type] = answer.headers.get('Content-Type')?.split(';') ?? []
  if (content === undefined) return answer.body === null ? [] : ['A body is not described.']
  if (type === undefined || !content[type]) return [`The type ${type} is not described.`]
  const pointer = code === undefined ? pointerTo(operation, answer.status, type) : problemPointer(code, type)
  const validate = ajv.getSchema(`openapi#${pointer}`)
  if (!validate) return [`There is no ${pointer}.`]
  const value: unknown = await answer.clone().json()
  return validate(value) ? [] : validate.errors!
}

function pointerTo({ operationId }: Operation, status: number, type: string): string {
  const { path } = operations.find((each) => each.operationId === operationId)!
  return `/paths/${escaped(path)}/get/responses/${status}/content/${escaped(type)}/schema`
}

function problemPointer(code: string, type: string): string {
  return `/components/responses/${code}/content/${escaped(type)}/schema`
}

function escaped(name: string): string {
  return encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))
}

/** Reads as another program does; every answer has to be as the document says. */
export function programWith(app: App, secret: string | null) {
  return async (path: string, headers: Record<string, string> = {}): Promise<Response> => {
    const answer = await app.request(`/api/v1/${path}`, {
      headers: { ...(secret !== null && { Authorization: `Bearer ${secret}` }), ...headers },
    })
    const operation = operationAt(path)
    if (operation) expect(await departures(operation, answer)).toEqual([])
    return answer
  }
}

function operationAt(path: string): Operation | undefined {
  const [address = ''] = `/api/v1/${path}`.split('?')
  return operations.find((each) => new RegExp(`^${each.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(address))
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
