import * as v from 'valibot'
import { type ApiNeed, type ApiResource, apiResourceNames } from '../../domain/api-key.ts'
import { endpoint } from '../endpoint.ts'
import * as field from './fields.ts'

export const defaultLimit = 50
export const maxLimit = 100

/** How many things a page holds, as the documentation says it; in a request it is text. */
export const limit = v.pipe(
  v.number(),
  v.integer('Un nombre entier'),
  v.minValue(1, '1 au minimum'),
  v.maxValue(maxLimit, `${maxLimit} au maximum`),
)
/** Opaque: `next` of the page before. */
export const cursor = v.pipe(
  v.string(),
  v.maxLength(200, 'Curseur inconnu'),
  v.regex(/^[A-Za-z0-9_-]+$/, 'Curseur inconnu'),
)

export const pageInput = v.strictObject({
  limit: v.pipe(
    v.optional(v.string('Un nombre entier'), String(defaultLimit)),
    v.regex(/^\d{1,9}$/, 'Un nombre entier'),
    v.transform(Number),
    limit,
  ),
  cursor: v.optional(cursor),
})

interface Described<Name extends string, Item extends v.GenericSchema, Ids extends v.ObjectEntries> {
  readonly name: Name
  readonly description: string
  /** In which order a list has them. */
  readonly order: string
  readonly item: Item
  /** What names one of them in its address. */
  readonly ids: Ids
}

/** A thing of the club that other programs read: its list, page by page, and each one. */
/* @__NO_SIDE_EFFECTS__ */
export function resource<
  const Name extends ApiResource,
  const Item extends v.GenericSchema,
  const Ids extends v.ObjectEntries,
>(described: Described<Name, Item, Ids>) {
  const { name, item, ids } = described
  const path = `/api/v1/${name}` as const
  const needs: ApiNeed = { resource: name, level: 'read' }
  const parameters = Object.keys(ids).map((id) => `:${id}`)
  return {
    ...described,
    title: apiResourceNames[name],
    list: endpoint({
      method: 'GET',
      path,
      // The key says who asks, and what it opens.
      ability: null,
      needs,
      input: pageInput,
      output: v.object({
        data: v.array(item),
        next: field.described(v.nullable(cursor), 'Le curseur de la page suivante\u202F; null à la dernière'),
      }),
    }),
    show: endpoint({
      method: 'GET',
      path: `${path}/${parameters.join('/')}`,
      ability: null,
      needs,
      input: v.strictObject(ids),
      output: item,
    }),
  }
}
