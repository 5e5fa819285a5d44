import { expect, test } from 'vitest'
import { madeIn, notIn, type WaitingWrite } from './waiting-write.ts'

const waiting: WaitingWrite = {
  id: 'waits',
  order: 2,
  accountId: 'ana',
  method: 'POST',
  path: '/api/club/code',
  input: {},
  at: '2026-11-24T18:00:00Z',
  refused: null,
}
const done = { ...waiting, id: 'done', order: 1, doneAt: 5_000 }

test('What was read before a write was done knows nothing of it; what was read after does.', () => {
  const ids = (readAt: number) => notIn(readAt, [done, waiting]).map(({ id }) => id)
  expect(ids(0)).toEqual(['done', 'waits'])
  expect(ids(4_999)).toEqual(['done', 'waits'])
  expect(ids(5_000)).toEqual(['waits'])
})

test('What waits for a former club shows nothing in the next one; what is about no club shows everywhere.', () => {
  const [vaise, saone] = [
    { ...waiting, id: 'vaise', clubId: 'vaise' },
    { ...waiting, id: 'saone', clubId: 'saone' },
  ]
  const shownIn = (clubId: string | undefined) => madeIn(clubId, [vaise, saone, waiting]).map(({ id }) => id)
  expect(shownIn('vaise')).toEqual(['vaise', 'waits'])
  expect(shownIn(undefined)).toEqual(['waits'])
})
