import { expect, test } from 'vitest'
import { unseenFor } from './analyses-words.ts'

test('Whoever never came is only said to be away for a year once they are a member for longer.', () => {
  expect([0, 40, 365, 366, 900].map(unseenFor)).toEqual([
    'pas encore vu',
    'pas encore vu',
    'pas encore vu',
    'pas vu depuis un an',
    'pas vu depuis un an',
  ])
})
