/** Digits as a number; null for nothing; 0 for anything else: the server refuses it, and JSON would make a null of NaN. */
export function wholeNumber(typed: string): number | null {
  const digits = typed.replace(/\s/g, '')
  if (digits === '') return null
  return /^\d+$/.test(digits) ? Number(digits) : 0
}
