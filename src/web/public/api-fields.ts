/** One row of the documentation's tables. */
export interface Field {
  /** `players[].name`: of what is inside, with the way to it. */
  readonly name: string
  /** « uuid », « service, initiative, counter, defense », « nombre ou null ». */
  readonly values: string
  readonly description: string
}

interface Schema {
  readonly type?: string
  readonly format?: string
  readonly description?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly additionalProperties?: Schema | boolean
  readonly anyOf?: readonly Schema[]
  readonly enum?: readonly unknown[]
  readonly const?: string
}

/** What a JSON Schema of an object says of its fields, and of those inside. */
export function fieldsOf(schema: object, prefix = ''): readonly Field[] {
  const { properties = {}, required = [] } = schema as Schema
  return Object.entries(properties).flatMap(([key, of]) => {
    const name = `${prefix}${key}`
    const nullable = of.anyOf?.some(({ type }) => type === 'null') ?? false
    const value = of.anyOf?.find(({ type }) => type !== 'null') ?? of
    const values = [wordsOf(value), nullable && 'ou null', !required.includes(key) && '(facultatif)']
    const field = { name, values: values.filter(Boolean).join(' '), description: of.description ?? '' }
    return [field, ...inside(value, name)]
  })
}

function inside(schema: Schema, name: string): readonly Field[] {
  if (schema.items) return fieldsOf(schema.items, `${name}[].`)
  if (typeof schema.additionalProperties === 'object')
    return fieldsOf(schema.additionalProperties, `${name}{}.`)
  return fieldsOf(schema, `${name}.`)
}

const words: Readonly<Record<string, string>> = {
  string: 'texte',
  number: 'nombre',
  integer: 'nombre entier',
  array: 'liste',
  object: 'objet',
  uuid: 'identifiant (UUID)',
  date: 'date (AAAA-MM-JJ)',
  'date-time': 'instant (ISO 8601)',
}

function wordsOf({ type = '', format = '', enum: values, const: only }: Schema): string {
  if (values) return values.join(', ')
  if (only !== undefined) return only
  return words[format] ?? words[type] ?? type
}
