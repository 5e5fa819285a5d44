import { expect, test } from 'vitest'
import { oneOf, pageParam, textParam } from './search-params.ts'

test('Text that is missing stays so, and what is no text is what stands for it.', () => {
  expect([textParam('new'), textParam(undefined, 'new'), textParam(7, 'new'), textParam(7)]).toEqual([
    'new',
    undefined,
    'new',
    undefined,
  ])
})

test('Only a known word counts.', () => {
  expect([oneOf(['archived'], 'archived'), oneOf(['archived'], 'Archived'), oneOf(['7'], 7)]).toEqual([
    'archived',
    undefined,
    undefined,
  ])
})

test('A page is a whole number from 1 to 100,000, and the first for anything else that is there.', () => {
  expect([3, 100_000, 100_001, 0, -1, 1.5, '3', null, undefined].map(pageParam)).toEqual([
    3,
    100_000,
    1,
    1,
    1,
    1,
    1,
    1,
    undefined,
  ])
})
