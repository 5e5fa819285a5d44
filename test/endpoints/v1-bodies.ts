import fc from 'fast-check'
import { techniqueCatalogue } from '../../src/domain/technique-catalogue.ts'

interface Schema {
  readonly type?: string
  readonly format?: string
  readonly pattern?: string
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minProperties?: number
}

/** Ids that there are, of what a list or a field names: `players`, or a `place`. */
export type IdsOf = (name: string) => fc.Arbitrary<string>

/** What fits the document. */
export function fittingBody(schema: object, idsOf: IdsOf): fc.Arbitrary<unknown> {
  return fitting(schema, '', { idsOf, also: null })
}

/** Of every twenty values one is of another kind: the document says what fits, not what is sent. */
export function anyBody(schema: object, idsOf: IdsOf): fc.Arbitrary<unknown> {
  const also = fc.jsonValue({ maxDepth: 2 })
  return orAlso(fitting(schema, '', { idsOf, also }), also)
}

interface Making {
  readonly idsOf: IdsOf
  readonly also: fc.Arbitrary<unknown> | null
}

function orAlso(arbitrary: fc.Arbitrary<unknown>, also: Making['also']): fc.Arbitrary<unknown> {
  return also ? fc.oneof({ weight: 19, arbitrary }, { weight: 1, arbitrary: also }) : arbitrary
}

/** `name` is that of the field, of a list for what it holds. */
function fitting(schema: Schema, name: string, making: Making): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => fitting(each, name, making)))
  const part = (of: Schema, its: string) => orAlso(fitting(of, its, making), making.also)
  switch (schema.type) {
    case 'null':
      return fc.constant(null)
    case 'object': {
      const { properties = {}, required = [], minProperties = 0 } = schema
      const parts = Object.entries(properties).map(([property, of]) => [
        property,
        part(of, property === 'id' ? name : property),
      ])
      return fc
        .record(Object.fromEntries(parts) as Record<string, fc.Arbitrary<unknown>>, {
          requiredKeys: [...required],
        })
        .filter((value) => making.also !== null || Object.keys(value).length >= minProperties)
    }
    case 'array':
      return fc.array(part(schema.items ?? {}, name), { maxLength: 4 })
    case 'integer':
      return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 10 })
    default:
      return text(schema, name, making)
  }
}

const techniques = techniqueCatalogue.map(({ id }) => id)

function text({ format, pattern, minLength = 0, maxLength = 40 }: Schema, name: string, making: Making) {
  if (format === 'uuid') return making.idsOf(name)
  if (format === 'date') {
    const [min, max] = [new Date('2020-01-01'), new Date('2040-12-31')]
    return fc.date({ min, max, noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10))
  }
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern))
  const free = fc.string({ unit: 'grapheme', minLength, maxLength })
  if (name !== '') return free
  // The id in an evaluation is a text to the document: a technique of the catalogue, or an exercise's id.
  const technique = fc.oneof(fc.constantFrom(...techniques), making.idsOf('technique'))
  return making.also ? fc.oneof(free, technique) : technique
}
