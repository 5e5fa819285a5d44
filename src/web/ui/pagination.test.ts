import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageOf } from './pagination.tsx'

const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

test('a list is cut into pages', () => {
  expect(pageOf(letters, 1, 5)).toEqual({ items: ['a', 'b', 'c', 'd', 'e'], page: 1, pageCount: 2 })
  expect(pageOf(letters, 2, 5)).toEqual({ items: ['f', 'g'], page: 2, pageCount: 2 })
})

test('a page that does not exist is the nearest one', () => {
  expect(pageOf(letters, 9, 5).page).toBe(2)
  expect(pageOf(letters, 0, 5).page).toBe(1)
  expect(pageOf(letters, Number.NaN, 5).page).toBe(1)
  expect(pageOf([], 3, 5)).toEqual({ items: [], page: 1, pageCount: 1 })
})

test('the pages together are the list', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 9 }), (all, size) => {
      const { pageCount } = pageOf(all, 1, size)
      const pages = Array.from({ length: pageCount }, (_, index) => pageOf(all, index + 1, size).items)
      expect(pages.flat()).toEqual(all)
    }),
  )
})
