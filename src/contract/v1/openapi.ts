import { toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import {
  type ProblemCode,
  problemCodes,
  problems,
  problemType,
  requestsPerMinute,
  v1Problem,
  writesPerMinute,
} from './problem.ts'
import { cursor, defaultLimit, limit } from './resource.ts'
import { resources } from './resources.ts'
import { idempotencyKey, type V1Write } from './write.ts'
import { writes } from './writes.ts'

type Json = Readonly<Record<string, unknown>>
type Resource = (typeof resources)[number]

export const openapiPath = '/api/v1/openapi.json'

/** The document of the public interface (OpenAPI 3.1), made of the data by which the server answers. */
export function openapi(publicUrl: string): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'API de Rebond',
      version: '1.0.0',
      description: `Les données d’un club, à lire et à écrire. Documentation\u00A0: ${publicUrl}/aide/api`,
    },
    servers: [{ url: publicUrl }],
    security: [{ key: [] }],
    tags: resources.map(({ name, title, description }) => ({
      name,
      description: `${title}. ${description}`,
    })),
    paths: pathsOf([...resources.flatMap((each) => [listOf(each), oneOf(each)]), ...writes.map(writeOf)]),
    components: {
      securitySchemes: {
        key: {
          type: 'http',
          scheme: 'bearer',
          description: 'Une clé d’API du club, créée par un entraineur.',
        },
      },
      schemas: {
        ...Object.fromEntries(resources.map(({ name, item }) => [name, jsonSchema(item)])),
        problem: jsonSchema(v1Problem),
      },
      responses: Object.fromEntries(statuses.map((status) => [`refused-${status}`, refused(status)])),
      headers,
    },
  }
}

const statuses = [...new Set(problemCodes.map((code) => problems[code].status))]
const always: readonly ProblemCode[] = [
  'invalid-request',
  'invalid-key',
  'not-in-plan',
  'not-allowed',
  'too-many-requests',
  'unexpected',
  'unavailable',
]
/** Of any write: what its kind is refused for beside them follows. */
const ofWrites: readonly ProblemCode[] = [...always, 'club-read-only', 'too-large', 'invalid-input']
const ofKind: Readonly<Record<V1Write['kind'], readonly ProblemCode[]>> = {
  create: ['idempotency-key-required', 'idempotency-key-in-use', 'idempotency-key-reused'],
  change: ['idempotency-key-in-use', 'not-found', 'changed-meanwhile', 'precondition-required'],
  remove: ['idempotency-key-in-use', 'not-found', 'changed-meanwhile', 'precondition-required'],
}
const headers = {
  RateLimit: header('Ce qui reste (r), et pour combien de secondes (t).'),
  'RateLimit-Policy': header(
    `${requestsPerMinute} requêtes par minute et par clé, dont ${writesPerMinute} écritures.`,
  ),
  ETag: header('L’état de la fiche, pour If-None-Match et If-Match.'),
  Location: header('L’adresse de la fiche créée.'),
  'Retry-After': header('Dans combien de secondes recommencer.'),
  'WWW-Authenticate': header('Bearer\u00A0: la clé vient dans Authorization.'),
}
type HeaderName = keyof typeof headers

function header(description: string): Json {
  return { description, required: true, schema: { type: 'string' } }
}

function withHeaders(...names: readonly HeaderName[]): { headers: Json } {
  return {
    headers: Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }])),
  }
}

const limits = ['RateLimit', 'RateLimit-Policy'] as const
const headersOfRefusals: Readonly<Partial<Record<number, readonly HeaderName[]>>> = {
  401: ['WWW-Authenticate'],
  // Before the key is looked at.
  405: [],
  413: [],
  429: [...limits, 'Retry-After'],
}

function listOf({ name, title, order, list }: Resource): [string, Json] {
  const parameters = [
    { name: 'limit', in: 'query', schema: { ...jsonSchema(limit), default: defaultLimit } },
    {
      name: 'cursor',
      in: 'query',
      description: 'Le champ next de la page précédente.',
      schema: jsonSchema(cursor),
    },
  ]
  const page = {
    type: 'object',
    properties: {
      data: { type: 'array', items: { $ref: `#/components/schemas/${name}` } },
      next: {
        ...jsonSchema(list.output.entries.next),
      },
    },
    required: ['data', 'next'],
  }
  const operation = {
    operationId: `list-${name}`,
    tags: [name],
    summary: `${title}, page par page, ${order}`,
    parameters,
    responses: {
      200: { description: title, ...withHeaders(...limits), content: json(page) },
      ...refusals(always),
    },
  }
  return [list.path, { get: operation }]
}

function oneOf({ name, title, ids, show }: Resource): [string, Json] {
  const operation = {
    operationId: `get-${name}`,
    tags: [name],
    summary: `${title}\u00A0: une seule fiche`,
    parameters: pathParameters(ids),
    responses: {
      200: {
        description: title,
        ...withHeaders(...limits, 'ETag'),
        content: json({ $ref: `#/components/schemas/${name}` }),
      },
      304: { description: 'Inchangé depuis l’ETag de If-None-Match', ...withHeaders(...limits, 'ETag') },
      ...refusals([...always, 'not-found']),
    },
  }
  return [templateOf(show.path), { get: operation }]
}

function writeOf({
  kind,
  method,
  path,
  status,
  needs,
  ids,
  body,
  summary,
  example,
  refusals: own,
}: V1Write): [string, Json] {
  const operation = {
    operationId: `${kind}-${needs.resource}`,
    tags: [needs.resource],
    summary,
    description: `Demande le droit ${needs.resource}:${needs.level}.`,
    parameters: [...pathParameters(ids), ...headersOf(kind)],
    ...(example && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: jsonSchema(body, 'input'), example } },
      },
    }),
    responses: {
      [status]: {
        description: summary,
        ...withHeaders(...limits, ...headersOfKind[kind]),
        ...(kind !== 'remove' && {
          content: json({ $ref: `#/components/schemas/${needs.resource}` }),
        }),
      },
      ...refusals([...ofWrites, ...ofKind[kind], ...own]),
    },
  }
  return [templateOf(path), { [method.toLowerCase()]: operation }]
}

const headersOfKind: Readonly<Record<V1Write['kind'], readonly HeaderName[]>> = {
  create: ['ETag', 'Location'],
  change: ['ETag'],
  remove: [],
}

function headersOf(kind: V1Write['kind']): Json[] {
  const repeat = {
    name: 'Idempotency-Key',
    in: 'header',
    required: kind === 'create',
    description: 'Un nom choisi pour cette écriture\u00A0: renvoyée avec lui, elle n’est faite qu’une fois.',
    schema: jsonSchema(idempotencyKey),
  }
  if (kind === 'create') return [repeat]
  const condition = {
    name: 'If-Match',
    in: 'header',
    required: true,
    description: 'L’ETag de la fiche telle qu’elle a été lue, ou *.',
    schema: { type: 'string' },
  }
  return [condition, repeat]
}

function pathParameters(ids: v.ObjectEntries): Json[] {
  return Object.keys(ids).map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', format: 'uuid' },
  }))
}

/** The methods of each address together. */
function pathsOf(operations: readonly (readonly [path: string, methods: Json])[]): Json {
  const paths: Record<string, Json> = {}
  for (const [path, methods] of operations) paths[path] = { ...paths[path], ...methods }
  return paths
}

function templateOf(path: string): string {
  return path.replaceAll(/:(\w+)/g, '{$1}')
}

/** One answer a status, whatever the code. */
function refusals(of: readonly ProblemCode[]): Json {
  return Object.fromEntries(
    of.map((code) => {
      const { status } = problems[code]
      return [status, { $ref: `#/components/responses/refused-${status}` }]
    }),
  )
}

function refused(status: number): Json {
  const schema = { $ref: '#/components/schemas/problem' }
  const of = problemCodes.filter((code) => problems[code].status === status)
  const description = of.map((code) => `${code}\u00A0: ${sentenceOf(code)}`).join('. ')
  const names = headersOfRefusals[status] ?? (status < 500 ? limits : [])
  return { description, ...withHeaders(...names), content: { [problemType]: { schema } } }
}

/** What a problem says, in French. */
export function sentenceOf(code: ProblemCode): string {
  const problem: { title: string; detail?: string } = problems[code]
  return problem.detail ?? problem.title
}

function json(schema: Json): Json {
  return { 'application/json': { schema } }
}

/** What only our server checks, such as a day that exists, JSON Schema does not say: it answers 422. */
const unsaid = ['check', 'trim', 'to_lower_case']

/** @throws for what JSON Schema cannot say */
export function jsonSchema(schema: v.GenericSchema, typeMode: 'input' | 'output' = 'output'): Json {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode,
    ignoreActions: unsaid,
  })
  return rest
}
