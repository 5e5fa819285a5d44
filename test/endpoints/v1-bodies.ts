import fc from 'fast-check'

interface Schema {
  readonly type?: string
  readonly format?: string
  readonly pattern?: string
  readonly enum?: readonly unknown[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
}

/** Of every ten values one is of another kind: the document says what fits, not what is sent. */
export function valuesOf(schema: object, ids: readonly string[]): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 19, arbitrary: fitting(schema, ids) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  )
}

function fitting(schema: Schema, ids: readonly string[]): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.type === 'object') {
    const { properties = {}, required = [] } = schema
    const entries = Object.entries(properties).map(([name, of]) => [name, valuesOf(of, ids)])
    return fc.record(Object.fromEntries(entries) as Record<string, fc.Arbitrary<unknown>>, {
      requiredKeys: [...required],
    })
  }
  if (schema.type === 'array') return fc.array(valuesOf(schema.items ?? {}, ids), { maxLength: 4 })
  if (schema.type === 'integer') return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 10 })
  return text(schema, ids)
}

function text({ format, pattern, minLength = 0, maxLength = 40 }: Schema, ids: readonly string[]) {
  if (format === 'uuid') return fc.oneof(fc.constantFrom(...ids), fc.uuid())
  if (format === 'date') {
    const [min, max] = [new Date('2020-01-01'), new Date('2040-12-31')]
    return fc.date({ min, max, noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10))
  }
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern))
  const free = fc.string({ unit: 'grapheme', minLength, maxLength })
  // A technique is a text to the document: one that is known, or an exercise's id.
  return fc.oneof(free, fc.constantFrom('service-1', 'initiative-2', ...ids))
}
