/** A terminal obeys control characters, and a coach may have pasted some. */
export function printable(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n\t]/gu, '')
}

/** « 2026-11-28 14:05 UTC » */
export function utc(at: Date): string {
  return `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
