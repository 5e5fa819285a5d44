import { beforeEach, expect, test, vi } from 'vitest'
import type { Evaluation } from '../../contract/technique-evaluations.ts'
import { CallFailed } from '../app/call.ts'
import { queryClient } from '../app/query-client.ts'
import { write } from '../app/write.ts'
import { markSeen, progressQuery } from './queries.ts'

vi.mock(import('../app/write.ts'), { spy: true })

const { queryKey } = progressQuery
const newest: Evaluation = {
  evaluationId: 'newest',
  id: 'service-1',
  name: 'Marteau',
  category: 'service',
  status: 'mastered',
  coachNotes: '',
  lastEvaluation: '2026-11-21T18:00:00.000Z',
  evaluatedBy: 'Léa Fontaine',
}
const readAt = 5_000

function cacheProgress(seenUntil: string | null, evaluations = [newest]) {
  queryClient.setQueryData(queryKey, { evaluations, aiSettingsHistory: [], seenUntil }, { updatedAt: readAt })
}

beforeEach(() => {
  vi.mocked(write).mockReset()
  queryClient.clear()
})

test('Marks the progress as seen up to the newest evaluation, and caches that without a new read time.', async () => {
  vi.mocked(write).mockResolvedValue({ seenUntil: newest.lastEvaluation })
  cacheProgress('2026-11-10T18:00:00.000Z')
  await markSeen()
  expect(vi.mocked(write).mock.calls).toEqual([[expect.anything(), { evaluationId: 'newest' }]])
  expect(queryClient.getQueryData(queryKey)).toMatchObject({ seenUntil: newest.lastEvaluation })
  expect(queryClient.getQueryState(queryKey)?.dataUpdatedAt).toBe(readAt)
})

test('Marks a progress without evaluations as seen, once.', async () => {
  const none = new Date(0).toISOString()
  vi.mocked(write).mockResolvedValue({ seenUntil: none })
  cacheProgress(null, [])
  await markSeen()
  await markSeen()
  expect(vi.mocked(write).mock.calls).toEqual([[expect.anything(), { evaluationId: null }]])
  expect(queryClient.getQueryData(queryKey)).toMatchObject({ seenUntil: none })
})

test('Marks nothing before the progress was read, or if all was seen before.', async () => {
  await markSeen()
  cacheProgress(newest.lastEvaluation)
  await markSeen()
  expect(write).not.toHaveBeenCalled()
})

test('Without network marks nothing and reports no error.', async () => {
  vi.mocked(write).mockRejectedValue(new CallFailed('no-network'))
  cacheProgress(null)
  await expect(markSeen()).resolves.toBeUndefined()
  expect(queryClient.getQueryData(queryKey)).toMatchObject({ seenUntil: null })
})
