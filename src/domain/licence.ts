/** As one copies it from a card: without spaces, in capitals. */
export function normalizeLicence(typed: string): string {
  return typed.replace(/\s/g, '').toUpperCase()
}

/** The digits and letters of a federation's licence number. */
export function isLicence(licence: string): boolean {
  return /^[0-9A-Z]{1,12}$/.test(licence)
}
