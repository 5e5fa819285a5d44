import { expect, test } from 'vitest'
import { euros } from './euros.ts'
import { formatPlanPrice } from './plan-price.ts'

test('Amounts have a comma and a no-break space before the sign, a plan’s card what the specification writes.', () => {
  expect([0, 5, 1999, 123456].map(euros)).toEqual([
    '0,00\u00A0€',
    '0,05\u00A0€',
    '19,99\u00A0€',
    '1\u202F234,56\u00A0€',
  ])
  expect(formatPlanPrice(1999)).toBe('19.99€')
})
