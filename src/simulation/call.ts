import type { Db } from '../server/database/connection.ts'
import { ApiError } from './api-error.ts'
import { type Form, textAt, treeAt } from './form.ts'
import { find } from './objects.ts'

export interface Call {
  readonly db: Db
  readonly now: Date
  /** Where the pages of the simulation stand. */
  readonly publicUrl: string
  readonly method: string
  /** Without its query. */
  readonly path: string
  readonly form: Form
}

export async function customerOf(db: Db, form: Form): Promise<string> {
  const customer = await find(db, 'customer', required(form, 'customer'))
  if (!customer || customer.deleted) throw missing('customer', 'customer')
  return customer.id
}

export function required(form: Form, name: string): string {
  const value = textAt(form, name)
  if (value === undefined || value === '') throw new ApiError(400, `Missing required param: ${name}.`)
  return value
}

/** `param` names the object among the parameters of a call that is about something else. */
export function missing(object: string, param?: string): ApiError {
  return new ApiError(404, `No such ${object}`, { code: 'resource_missing', ...(param && { param }) })
}

/** The paths that the answer is to hold as whole objects instead of their ids. */
export function expandedIn(form: Form): string[] {
  return Object.values(treeAt(form, 'expand') ?? {}).filter((path) => typeof path === 'string')
}

export function metadataOf(form: Form | undefined): Record<string, string> {
  const texts = Object.entries(form ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(texts)
}

export function list(data: readonly object[]): object {
  return { object: 'list', has_more: false, data }
}

/** The origin of the page that a payment returns to, where the simulated pages stand too: a form may only lead to its own site. */
export function originOf(url: string, publicUrl: string): string {
  return URL.canParse(url) ? new URL(url).origin : publicUrl
}
