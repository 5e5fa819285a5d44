import { expect, test } from 'vitest'
import { newCostSentence } from './new-cost.ts'

const nothing = { dueNowInCents: 0, creditInCents: 0 }

test('An amount that was only shown too long ago has not changed.', () => {
  expect(newCostSentence(nothing, { ...nothing })).toBe(
    'Le montant a été recalculé\u00A0: rien n’est encore fait.',
  )
})

test.each([
  { ...nothing, dueNowInCents: 1 },
  { ...nothing, creditInCents: 1 },
])('What is to pay now, or is kept for later, has changed: %o', (now) => {
  expect(newCostSentence(nothing, now)).toMatch(/^Le montant a changé entre-temps/)
})
