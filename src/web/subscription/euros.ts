/** « 12,43 € »: an amount to pay. A plan's own price is written as the specification does. */
export function euros(cents: number): string {
  return format.format(cents / 100)
}

const format = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })
