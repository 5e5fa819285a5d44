/** « 1er décembre 2026 », also after a weekday: no format of Intl writes a first as French does. */
export function withFirst(date: string): string {
  return date.replace(/\b1 (?=\p{L})/u, '1er ')
}
