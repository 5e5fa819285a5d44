import type * as v from 'valibot'
import type { Endpoint } from '../../src/contract/endpoint.ts'

/** The largest body, less room for the names of its fields. */
const bytes = 255 * 1024

/**
 * Bodies as large as the server accepts, made to cost it as much as possible: all fields of the write have the same
 * value, except those in its path.
 */
export function worstBodies({ input, path }: Endpoint): ReadonlyMap<string, string> {
  const fields = Object.entries(fieldsOf(input)).filter(([name]) => !path.includes(`:${name}`))
  const share = Math.floor(bytes / Math.max(fields.length, 1)) - 100
  const everywhere = (json: string) => fields.map(([name]) => `"${name}":${json}`)
  const filled = (item: string) =>
    fields.map(([name, schema]) => {
      const { max, fits } = { max: longestList(schema), fits: Math.floor(share / (item.length + 1)) }
      return `"${name}":[${repeated(item, Math.min(max, fits))}]`
    })
  const bodies = Object.entries({
    'long texts': everywhere(`"${'x'.repeat(share)}"`),
    'lists of empty objects': everywhere(`[${repeated('{}', Math.floor(share / 3))}]`),
    'lists of numbers': everywhere(`[${repeated('1', Math.floor(share / 2))}]`),
    'lists within lists': everywhere('['.repeat(Math.floor(share / 2)) + ']'.repeat(Math.floor(share / 2))),
    'objects of many fields': everywhere(`{${manyFields(share)}}`),
    'as many empty objects as fit its lists': filled('{}'),
    'as many unknown fields as fit its lists': filled(`{"${'x'.repeat(1000)}":1}`),
    'many unknown fields': [manyFields(bytes)],
    'one unknown field with a long name': [`"${'x'.repeat(bytes)}":1`],
  })
  return new Map(
    bodies.filter(([, parts]) => parts.length > 0).map(([name, parts]) => [name, `{${parts.join(',')}}`]),
  )
}

/** The fields of all variants of an input. */
export function fieldsOf(schema: v.GenericSchema): Record<string, v.GenericSchema> {
  const { entries = {}, options = [] } = schema as {
    entries?: Record<string, v.GenericSchema>
    options?: readonly v.GenericSchema[]
  }
  return Object.assign({}, ...options.map(fieldsOf), entries) as Record<string, v.GenericSchema>
}

/** The maximum length of a list; Infinity without one, and for what is no list. */
export function longestList(schema: v.GenericSchema): number {
  const { pipe = [], type, requirement } = schema as Piece
  if (type === 'max_length' && typeof requirement === 'number') return requirement
  return Math.min(Infinity, ...pipe.filter((piece) => piece !== schema).map(longestList))
}

interface Piece {
  readonly pipe?: readonly v.GenericSchema[]
  readonly type?: string
  readonly requirement?: unknown
}

function manyFields(length: number): string {
  return Array.from({ length: Math.floor(length / 11) }, (_, index) => `"${100_000 + index}":1`).join(',')
}

function repeated(item: string, times: number): string {
  return Array.from({ length: times }, () => item).join(',')
}
