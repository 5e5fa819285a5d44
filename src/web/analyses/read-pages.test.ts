import { expect, test } from 'vitest'
import { allPages } from './read-pages.ts'

test('All pages are read in order, as many as there are now.', async () => {
  const asked: number[] = []
  const read = (page: number) => {
    asked.push(page)
    // A page more than when the screen was read.
    return Promise.resolve({ page, pageCount: 3 })
  }
  const pages = await allPages({ page: 2, pageCount: 2 }, read)()
  expect(pages.map(({ page }) => page)).toEqual([1, 2, 3])
  expect(asked).toEqual([1, 2, 3])
})

test('The only page is the one that is shown, without network too.', async () => {
  const shown = { page: 1, pageCount: 1 }
  const read = () => Promise.reject(new Error('no network'))
  expect(await allPages(shown, read)()).toEqual([shown])
  await expect(allPages({ page: 1, pageCount: 2 }, read)()).rejects.toThrow('no network')
})
