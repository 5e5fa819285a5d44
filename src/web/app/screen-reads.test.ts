import { QueryObserver, queryOptions } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import type { WhoAmI } from '../../contract/accounts.ts'
import { meQuery } from '../accounts/queries.ts'
import { queryClient } from './query-client.ts'
import { reads } from './screen-reads.ts'

const lea = { account: { id: 'lea' }, club: { id: 'vaise' }, waitingFor: null } as WhoAmI
const read = vi.fn<(page: number) => Promise<string>>(() => new Promise(() => {}))
const pageQuery = (page: number) => queryOptions({ queryKey: ['page', page], queryFn: () => read(page) })
const { loader } = reads(({ page }) => [pageQuery(page === undefined ? 1 : Number(page))])
const load = (search: { page?: number } = {}) => loader({ location: { search } })

afterEach(() => {
  queryClient.clear()
  read.mockClear()
})

test('A screen’s reads begin with its loader, which waits for none of them.', () => {
  queryClient.setQueryData(meQuery.queryKey, lea)
  expect(load()).toBeUndefined()
  expect(read).toHaveBeenCalledExactlyOnceWith(1)
})

test('What is read depends on the address.', () => {
  queryClient.setQueryData(meQuery.queryKey, lea)
  load({ page: 3 })
  expect(read).toHaveBeenCalledExactlyOnceWith(3)
})

test('What is cached is shown meanwhile, and read again.', () => {
  queryClient.setQueryData(meQuery.queryKey, lea)
  queryClient.setQueryData(pageQuery(1).queryKey, 'as it was', { updatedAt: 1 })
  load()
  expect(read).toHaveBeenCalledOnce()
  expect(queryClient.getQueryData(pageQuery(1).queryKey)).toBe('as it was')
})

test('What was read while the files came is not read again by their screen.', async () => {
  queryClient.setQueryData(meQuery.queryKey, lea)
  read.mockResolvedValueOnce('as it is')
  load()
  await vi.waitFor(() => expect(queryClient.getQueryData(pageQuery(1).queryKey)).toBe('as it is'))
  new QueryObserver(queryClient, pageQuery(1)).subscribe(() => {})
  expect(read).toHaveBeenCalledOnce()
})

test.each([
  ['nobody is known to be here', undefined],
  ['nobody is signed in', null],
  ['whoever is here has no club', { ...lea, club: null }],
])('Nothing is read where %s.', (_, me) => {
  if (me !== undefined) queryClient.setQueryData(meQuery.queryKey, me)
  load()
  expect(read).not.toHaveBeenCalled()
})
