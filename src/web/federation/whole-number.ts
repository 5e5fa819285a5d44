/** Digits as a number; null for nothing, NaN for anything else, which the server refuses. */
export function wholeNumber(typed: string): number | null {
  const digits = typed.replace(/\s/g, '')
  if (digits === '') return null
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN
}
