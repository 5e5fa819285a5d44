import { expect, test } from 'vitest'
import { hallHands } from './hall-hands.ts'

const left = new Set(['lina', 'noe', 'zoe'])

test.each([
  ['nobody', [], false, null],
  ['one left-hander, whom the coach plays with', ['lina'], true, { left: true, right: false }],
  ['a pair', ['lina', 'hugo'], false, { left: true, right: false }],
  ['a pair whose roles have changed', ['lina', 'hugo'], true, { left: false, right: true }],
  ['right-handers only', ['hugo', 'ines', 'adam'], false, { left: false, right: false }],
  ['left-handers only', ['lina', 'noe', 'zoe'], true, { left: true, right: true }],
  ['several of both', ['lina', 'hugo', 'ines'], false, null],
] as const)('The drawing is for the hands of %s', (_, present, hasChanged, hands) => {
  expect(hallHands(present, left, hasChanged)).toEqual(hands)
})
