import * as v from 'valibot'
import type { Ability } from '../../domain/ability.ts'
import type { ApiNeed } from '../../domain/api-key.ts'
import { maxParticipants, maxProgrammeLength } from '../../domain/training-session.ts'
import type { ProblemCode } from './problem.ts'

/** What other programs change: a thing of the club is made, changed in part, or deleted. */
export interface V1Write {
  readonly kind: keyof typeof methods
  readonly method: (typeof methods)[V1Write['kind']]
  readonly path: `/api/v1/${string}`
  readonly status: 200 | 201 | 204
  readonly needs: ApiNeed
  /** Of a coach: a key is one. */
  readonly ability: Ability
  readonly ids: v.ObjectEntries
  readonly body: v.GenericSchema
  readonly output: v.GenericSchema
  /** Of the documentation. */
  readonly summary: string
  readonly example: object | null
  /** Beside what any write may be refused for. */
  readonly refusals: readonly ProblemCode[]
}

const methods = { create: 'POST', change: 'PATCH', remove: 'DELETE' } as const
const statuses = { create: 201, change: 200, remove: 204 } as const

interface Readable<Ids extends v.ObjectEntries, Item extends v.GenericSchema> {
  readonly name: ApiNeed['resource']
  readonly ids: Ids
  readonly item: Item
  readonly list: { readonly path: `/api/v1/${string}` }
  readonly show: { readonly path: `/api/v1/${string}` }
}

interface Described {
  readonly ability: Ability
  readonly summary: string
  readonly refusals?: readonly ProblemCode[]
}
interface WithBody<Body extends v.GenericSchema> extends Described {
  readonly body: Body
  readonly example: object
}

/** Answered with what was made; needs an `Idempotency-Key`. */
/* @__NO_SIDE_EFFECTS__ */
export function creation<
  const Ids extends v.ObjectEntries,
  const Item extends v.GenericSchema,
  const Body extends v.GenericSchema,
>(of: Readable<Ids, Item>, described: WithBody<Body>) {
  return { ...common('create', of, described), ...described, path: of.list.path, ids: {}, output: of.item }
}

/** Some fields anew, answered with the whole; needs an `If-Match`. */
/* @__NO_SIDE_EFFECTS__ */
export function change<
  const Ids extends v.ObjectEntries,
  const Item extends v.GenericSchema,
  const Body extends v.GenericSchema,
>(of: Readable<Ids, Item>, described: WithBody<Body>) {
  return {
    ...common('change', of, described),
    ...described,
    path: of.show.path,
    ids: of.ids,
    output: of.item,
  }
}

/** Answered without a body; needs an `If-Match`. */
/* @__NO_SIDE_EFFECTS__ */
export function removal<const Ids extends v.ObjectEntries, const Item extends v.GenericSchema>(
  of: Readable<Ids, Item>,
  described: Described,
) {
  return {
    ...common('remove', of, described),
    ...described,
    path: of.show.path,
    ids: of.ids,
    body: nothing,
    output: v.null(),
    example: null,
  }
}

const nothing = v.strictObject({})

function common<Kind extends V1Write['kind']>(
  kind: Kind,
  { name }: Pick<Readable<v.ObjectEntries, v.GenericSchema>, 'name'>,
  { refusals = [] }: Described,
) {
  const needs: ApiNeed = { resource: name, level: 'write' }
  return { kind, method: methods[kind], status: statuses[kind], needs, refusals }
}

/** Of any list in a body. It is counted before its items are parsed: a hundred thousand of them take seconds. */
export const maxListLength = Math.max(maxParticipants, maxProgrammeLength)

/** Of its `Idempotency-Key`: whatever a program names its writes. */
export const idempotencyKey = v.pipe(v.string(), v.regex(/^[!-~]{1,255}$/))
