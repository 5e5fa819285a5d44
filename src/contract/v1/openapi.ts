import { toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { type ProblemCode, problems, problemType, requestsPerMinute, v1Problem } from './problem.ts'
import { cursor, defaultLimit, limit } from './resource.ts'
import { resources } from './resources.ts'

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
      description: `Les données d’un club, en lecture. Documentation\u00A0: ${publicUrl}/aide/api`,
    },
    servers: [{ url: publicUrl }],
    security: [{ key: [] }],
    tags: resources.map(({ name, title, description }) => ({
      name,
      description: `${title}. ${description}`,
    })),
    paths: Object.fromEntries(resources.flatMap((resource) => [listOf(resource), oneOf(resource)])),
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
      responses: Object.fromEntries(codes.map((code) => [code, refused(code)])),
      headers: {
        RateLimit: {
          schema: { type: 'string' },
          description: 'Ce qui reste (r), et pour combien de secondes (t).',
        },
        'RateLimit-Policy': {
          schema: { type: 'string' },
          description: `${requestsPerMinute} requêtes par minute et par clé.`,
        },
      },
    },
  }
}

const codes = Object.keys(problems) as ProblemCode[]
const always: readonly ProblemCode[] = [
  'invalid-request',
  'invalid-key',
  'not-in-plan',
  'too-many-requests',
  'unexpected',
  'unavailable',
]
const limits = {
  RateLimit: { $ref: '#/components/headers/RateLimit' },
  'RateLimit-Policy': { $ref: '#/components/headers/RateLimit-Policy' },
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
    responses: { 200: { description: title, headers: limits, content: json(page) }, ...refusals(always) },
  }
  return [list.path, { get: operation }]
}

function oneOf({ name, title, ids, show }: Resource): [string, Json] {
  const operation = {
    operationId: `get-${name}`,
    tags: [name],
    summary: `${title}\u00A0: une seule fiche`,
    parameters: Object.keys(ids).map((id) => ({
      name: id,
      in: 'path',
      required: true,
      schema: { type: 'string', format: 'uuid' },
    })),
    responses: {
      200: {
        description: title,
        headers: { ...limits, ETag: { schema: { type: 'string' } } },
        content: json({ $ref: `#/components/schemas/${name}` }),
      },
      304: { description: 'Inchangé depuis l’ETag de If-None-Match', headers: limits },
      ...refusals([...always, 'not-found']),
    },
  }
  return [show.path.replaceAll(/:(\w+)/g, '{$1}'), { get: operation }]
}

function refusals(of: readonly ProblemCode[]): Json {
  return Object.fromEntries(
    of.map((code) => [problems[code].status, { $ref: `#/components/responses/${code}` }]),
  )
}

function refused(code: ProblemCode): Json {
  const schema = { $ref: '#/components/schemas/problem' }
  return { description: problems[code].title, content: { [problemType]: { schema } } }
}

function json(schema: Json): Json {
  return { 'application/json': { schema } }
}

/** @throws for what JSON Schema cannot say */
export function jsonSchema(schema: v.GenericSchema): Json {
  const { $schema: _, ...rest } = toJsonSchema(schema, { target: 'draft-2020-12', typeMode: 'output' })
  return rest
}
