import type { AnyRefusal } from './refusal.ts'

/** Whoever has a password says themself who they are and how they play. */
export function whyNotCorrect({ hasPassword }: { readonly hasPassword: boolean }): AnyRefusal | null {
  return hasPassword ? 'already-entered' : null
}
