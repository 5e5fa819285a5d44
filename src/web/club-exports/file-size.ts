const units = ['o', 'Ko', 'Mo', 'Go'] as const

/** « 812 o », « 48 Ko », « 1,2 Mo »: as a computer's folders show it. */
export function fileSize(bytes: number): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1)
  const amount = bytes / 1000 ** power
  const digits = power > 1 && amount < 10 ? 1 : 0
  return `${amount.toLocaleString('fr-FR', { maximumFractionDigits: digits })}\u00A0${units[power]}`
}
