import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as techniqueEvaluations from '../../contract/technique-evaluations.ts'
import type { Evaluation, EvaluationTable } from '../../contract/technique-evaluations.ts'
import { call, CallFailed } from '../call.ts'
import { heedNews } from '../live-news.ts'
import { queryClient } from '../query-client.ts'
import { evaluationTableQuery } from './queries.ts'
import { readPlayers } from './read-players.ts'

vi.mock(import('../call.ts'), { spy: true })

const { queryKey } = evaluationTableQuery
const page: { visibilityState: DocumentVisibilityState } = { visibilityState: 'visible' }
const players = ['ines', 'tom', 'zoe']
const marteau: Evaluation = {
  evaluationId: 'first',
  id: 'service-1',
  name: 'Marteau',
  category: 'service',
  status: 'mastered',
  coachNotes: '',
  lastEvaluation: '2026-11-21T18:00:00.000Z',
  evaluatedBy: 'Marc Delorme',
}
let server: Record<string, Evaluation[]>
let read: string[]
let stop: () => void
let heed: ReturnType<typeof heedNews>

const table = (): EvaluationTable => ({
  players: players.map((id) => ({
    id,
    firstName: id,
    lastName: 'Morel',
    playingStyle: null,
    evaluations: (server[id] ?? []).map(({ name: _name, category: _category, ...latest }) => latest),
  })),
  techniques: [],
})
const shown = () =>
  Object.fromEntries(
    queryClient
      .getQueryData(queryKey)!
      .players.map(({ id, evaluations }) => [id, evaluations.map(({ status }) => status)]),
  )

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
  page.visibilityState = 'visible'
  server = {}
  read = []
  vi.mocked(call).mockImplementation((async (endpoint: unknown, input: { playerId?: string }) => {
    const { playerId } = input
    const answer =
      endpoint === techniqueEvaluations.show && playerId ? [...(server[playerId] ?? [])] : table()
    read.push(playerId ?? 'all')
    await new Promise((resolve) => setTimeout(resolve, 100))
    if (playerId === 'gone') throw new CallFailed('not-found')
    return answer
  }) as typeof call)
  stop = new QueryObserver(queryClient, {
    ...evaluationTableQuery,
    meta: { readPart: readPlayers },
  }).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(200)
  read = []
  heed = heedNews(queryClient)
})

afterEach(() => {
  stop()
  queryClient.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function say(...ids: string[]) {
  for (const id of ids) heed({ event: 'changed', topic: 'technique-evaluations', ids: [id] })
}

test('Of a player who was evaluated only their own part is read again, and is as young as that.', async () => {
  const before = Date.now()
  server = { ines: [marteau], tom: [marteau] }
  say('ines')
  await vi.advanceTimersByTimeAsync(500)
  expect(read).toEqual(['ines'])
  expect(shown()).toEqual({ ines: ['mastered'], tom: [], zoe: [] })
  const { dataUpdatedAt } = queryClient.getQueryState(queryKey)!
  // What came while it was being read is not in it.
  expect(dataUpdatedAt).toBeGreaterThanOrEqual(before)
  expect(dataUpdatedAt).toBeLessThan(before + 100)
})

test('Who is evaluated while others are being read comes afterwards, once.', async () => {
  say('ines')
  await vi.advanceTimersByTimeAsync(60)
  server = { ines: [marteau], tom: [marteau] }
  say('ines', 'tom', 'ines')
  await vi.advanceTimersByTimeAsync(500)
  expect(read).toEqual(['ines', 'ines', 'tom'])
  expect(shown()).toEqual({ ines: ['mastered'], tom: ['mastered'], zoe: [] })
})

test.each<[string, () => void]>([
  ['many players changed at once', () => say(...Array.from({ length: 9 }, (_, n) => `player-${n}`))],
  ['somebody is gone', () => say('gone')],
  ['nobody says who changed', () => heed({ event: 'changed', topic: 'technique-evaluations' })],
])('All of it is read again where %s.', async (_, change) => {
  server = { tom: [marteau] }
  change()
  await vi.advanceTimersByTimeAsync(500)
  expect(read.at(-1)).toBe('all')
  expect(shown()).toMatchObject({ tom: ['mastered'] })
})

test('All of it is read again where it could not be read before, whatever was told since.', async () => {
  vi.mocked(call).mockRejectedValueOnce(new CallFailed('unexpected'))
  await queryClient.refetchQueries({ queryKey })
  queryClient.setQueryData(queryKey, table(), {
    updatedAt: queryClient.getQueryState(queryKey)!.dataUpdatedAt,
  })
  read = []
  say('ines')
  await vi.advanceTimersByTimeAsync(500)
  expect(read).toEqual(['all'])
})

test('A tab that nobody looks at reads nothing.', async () => {
  page.visibilityState = 'hidden'
  say('ines')
  await vi.advanceTimersByTimeAsync(500)
  expect(read).toEqual([])
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)
})
