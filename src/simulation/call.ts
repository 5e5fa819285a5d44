import type { Db } from '../server/database/connection.ts'
import { ApiError } from './api-error.ts'
import { type Form, textAt } from './form.ts'
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
  if (!customer) throw missing('customer')
  return customer.id
}

export function required(form: Form, name: string): string {
  const value = textAt(form, name)
  if (value === undefined || value === '') throw new ApiError(400, `Missing required param: ${name}.`)
  return value
}

export function missing(object: string): ApiError {
  return new ApiError(404, `No such ${object}`, { code: 'resource_missing' })
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
