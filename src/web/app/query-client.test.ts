import { afterEach, expect, test } from 'vitest'
import { CallFailed } from './call.ts'
import { handleSessionEnd, queryClient } from './query-client.ts'

afterEach(() => queryClient.clear())

test.each([
  'no-club',
  'already-in-club',
  'id-taken',
  'subscription-required',
  'payment-missing',
  'subscription-paused',
] as const)(
  'After « %s » the page asks who is there: it takes the person for what they are no more.',
  (refusal) => {
    queryClient.setQueryData(['me'], { club: null })
    handleSessionEnd(new CallFailed(refusal))
    expect(queryClient.getQueryState(['me'])?.isInvalidated).toBe(true)
  },
)

test('Any other refusal says nothing about who is there.', () => {
  queryClient.setQueryData(['me'], { club: null })
  handleSessionEnd(new CallFailed('not-found'))
  expect(queryClient.getQueryState(['me'])?.isInvalidated).toBe(false)
})
