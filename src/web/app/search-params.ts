/**
 * What a screen's address may say, read by plain functions: every first load holds them, and no schema library with
 * them. What an address says wrongly is as if it said nothing, or what the screen begins with.
 */

export type SearchParams = Readonly<Record<string, unknown>>

/** `otherwise` stands for what is there and is no text. */
export function textParam(value: unknown, otherwise?: string): string | undefined {
  if (value === undefined) return undefined
  return typeof value === 'string' ? value : otherwise
}

export function oneOf<T extends string | true>(known: readonly T[], value: unknown): T | undefined {
  return known.find((each) => each === value)
}

export function isId(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)
}

const lastPage = 100_000

/** A page of a list, from 1. */
export function pageParam(value: unknown): number | undefined {
  if (value === undefined) return undefined
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= lastPage ? Number(value) : 1
}
