/** « 12,43 € »: every amount but the price on a plan's card (`plan-price.ts`). */
export function euros(cents: number): string {
  return format.format(cents / 100)
}

const format = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })
