/** « 12,43 € », for amounts. The plans' prices have the format of the specification (`formatPlanPrice`). */
export function euros(cents: number): string {
  return format.format(cents / 100)
}

const format = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })
