import { expect, test } from 'vitest'
import { newCostSentence } from './payment.ts'

const nothing = { dueNowInCents: 0, creditInCents: 0 }

test('An equal amount was only recalculated.', () => {
  expect(newCostSentence(nothing, { ...nothing })).toBe(
    'Le montant a été recalculé\u00A0: rien n’est encore fait.',
  )
})

test.each([
  { ...nothing, dueNowInCents: 1 },
  { ...nothing, creditInCents: 1 },
])('The amount due, or the credit, has changed: %o', (now) => {
  expect(newCostSentence(nothing, now)).toMatch(/^Le montant a changé entre-temps/)
})
