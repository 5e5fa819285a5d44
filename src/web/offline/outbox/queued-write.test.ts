import { expect, test } from 'vitest'
import { dependsOn, ofClub, newerThan, upgradeWrite, type QueuedWrite } from './queued-write.ts'

const waiting: QueuedWrite = {
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
  const ids = (readAt: number) => newerThan(readAt, [done, waiting]).map(({ id }) => id)
  expect(ids(0)).toEqual(['done', 'waits'])
  expect(ids(4_999)).toEqual(['done', 'waits'])
  expect(ids(5_000)).toEqual(['waits'])
})

test('What waits for a former club shows nothing in the next one; what is about no club shows everywhere.', () => {
  const [vaise, saone] = [
    { ...waiting, id: 'vaise', clubId: 'vaise' },
    { ...waiting, id: 'saone', clubId: 'saone' },
  ]
  const shownIn = (clubId: string | undefined) => ofClub(clubId, [vaise, saone, waiting]).map(({ id }) => id)
  expect(shownIn('vaise')).toEqual(['vaise', 'waits'])
  expect(shownIn(undefined)).toEqual(['waits'])
})

test('An evaluation builds on the one that it replaces, and on nothing else.', () => {
  const said = (order: number, id: string, was: string | null): QueuedWrite => ({
    ...waiting,
    order,
    path: '/api/technique-evaluations',
    input: { evaluationId: id, id: 'service-1', was },
  })
  const [first, second, other] = [said(1, 'a', null), said(2, 'b', 'a'), said(3, 'c', null)]
  expect(dependsOn(second, first)).toBe(true)
  expect(dependsOn(first, second)).toBe(false)
  expect(dependsOn(other, first)).toBe(false)
})

test('What an earlier release queued reads as this one writes it, and is not changed itself.', () => {
  const input = { id: 'a', techniqueId: 'service-1', notes: 'Régulier.', was: null }
  const queued: QueuedWrite = { ...waiting, method: 'POST', path: '/api/technique-evaluations', input }
  expect(upgradeWrite(queued)).toEqual({
    ...queued,
    input: { evaluationId: 'a', id: 'service-1', coachNotes: 'Régulier.', was: null },
  })
  expect(queued.input).toBe(input)
  expect(upgradeWrite(waiting)).toEqual(waiting)
})
