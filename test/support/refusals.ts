import type { Problem } from '../../src/contract/problem.ts'
import type { AnyRefusal } from '../../src/domain/refusal.ts'
import { RefusedCall } from './context.ts'

/** Why a call was refused; null when it was not. */
export async function refusal(call: Promise<unknown>): Promise<AnyRefusal | null> {
  return (await problemOf(call))?.refusal ?? null
}

/** The sentences beside the fields of a call that was refused for its input; undefined when it was not. */
export async function wrongFields(call: Promise<unknown>): Promise<Problem['fields']> {
  return (await problemOf(call))?.fields
}

/** How several calls at once ended, `ok` or the refusal, in alphabetical order. */
export async function outcomes(calls: readonly Promise<unknown>[]): Promise<string[]> {
  const ends = await Promise.all(calls.map(async (call) => (await refusal(call)) ?? 'ok'))
  return ends.toSorted((a, b) => a.localeCompare(b))
}

export async function problemOf(call: Promise<unknown>): Promise<Problem | null> {
  try {
    await call
    return null
  } catch (error) {
    if (error instanceof RefusedCall) return error.problem
    throw error
  }
}
