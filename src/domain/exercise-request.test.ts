import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Member } from './actor.ts'
import {
  activeStatuses,
  approve,
  archive,
  byStatusThenNewest,
  newestFirst,
  newRequest,
  reject,
  requestStatuses,
  type RequestState,
  takeBack,
  takeCharge,
  whenAnswered,
  whyNotAdd,
  whyNotAsk,
  whyNotDecide,
  whyNotRead,
  whyNotTakeBack,
  whyNotTakeCharge,
} from './exercise-request.ts'

const ines: Member = { id: 'ines', role: 'player', rank: 'player', clubId: 'vaise' }
const lea: Member = { id: 'lea', role: 'coach', rank: 'coach', clubId: 'vaise' }
const now = new Date('2026-11-24T17:00:00Z')

const active: fc.Arbitrary<RequestState> = fc.record({
  status: fc.constantFrom(...activeStatuses),
  statusBefore: fc.constant(null),
  assignedTo: fc.constantFrom(null, 'lea', 'marc'),
  assignedAt: fc.constantFrom(null, now.toISOString()),
})

test('a player never reads the archive', () => {
  expect([whyNotRead(ines, 'active'), whyNotRead(lea, 'active'), whyNotRead(lea, 'archived')]).toEqual([
    null,
    null,
    null,
  ])
  expect(whyNotRead(ines, 'archived')).toBe('coach-only')
})

test('a player asks while fewer than twenty of their requests are open', () => {
  const tooMany = 'too-many-open-requests'
  expect(whyNotAsk(ines, { pending: 0, in_progress: 0 })).toBeNull()
  expect(whyNotAsk(ines, { pending: 12, in_progress: 7 })).toBeNull()
  expect(whyNotAsk(ines, { pending: 12, in_progress: 8 })).toBe(tooMany)
  // A coach may have taken a decision back.
  expect(whyNotAsk(ines, { pending: 21, in_progress: 0 })).toBe(tooMany)
  expect(whyNotAsk(lea, { pending: 0, in_progress: 0 })).toBe('player-only')
})

test('a request is taken charge of while it is pending', () => {
  const refusals = requestStatuses.map((status) => whyNotTakeCharge(lea, { status }))
  expect(refusals).toEqual([null, ...Array<string>(4).fill('request-not-pending')])
})

test('any request that is not archived is approved, refused or archived', () => {
  const refusals = requestStatuses.map((status) => whyNotDecide(lea, { status }))
  expect(refusals).toEqual([null, null, null, null, 'request-archived'])
})

test('only what was approved is added, and once', () => {
  const refusals = requestStatuses.map((status) => whyNotAdd(lea, { status }, false))
  const no = 'request-not-approved'
  expect(refusals).toEqual([no, no, null, no, no])
  expect(whyNotAdd(lea, { status: 'approved' }, true)).toBe('already-added')
})

test('a player decides nothing', () => {
  for (const status of requestStatuses) {
    expect(whyNotTakeCharge(ines, { status })).toBe('coach-only')
    expect(whyNotDecide(ines, { status })).toBe('coach-only')
    expect(whyNotAdd(ines, { status }, false)).toBe('coach-only')
  }
  expect(whyNotTakeBack(ines, { statusBefore: 'pending' })).toBe('coach-only')
})

test('taking charge notes who and when', () => {
  expect(takeCharge({ id: 'pioche', ...newRequest }, lea, now)).toEqual({
    id: 'pioche',
    status: 'in_progress',
    statusBefore: null,
    assignedTo: 'lea',
    assignedAt: now.toISOString(),
  })
})

describe('the first answer', () => {
  const later = new Date('2027-01-02T17:00:00Z')
  const first = now.toISOString()

  test('is when somebody took charge or decided, and stays whatever comes after', () => {
    fc.assert(
      fc.property(fc.constantFrom(...requestStatuses.slice(1)), (status) => {
        expect(whenAnswered({ answeredAt: null }, { status }, now)).toBe(first)
        expect(whenAnswered({ answeredAt: first }, { status }, later)).toBe(first)
      }),
    )
  })

  test('is none any more once it is taken back to pending', () => {
    expect(whenAnswered({ answeredAt: first }, takeBack(reject(newRequest)), later)).toBeNull()
  })
})

describe('taking back', () => {
  test.each([
    ['a refusal', reject],
    ['an archiving', archive],
  ])('%s leaves the request as it was', (_, decide) => {
    fc.assert(
      fc.property(active, (request) => {
        const decided = decide(request)
        expect(whyNotTakeBack(lea, decided)).toBeNull()
        expect(takeBack(decided)).toEqual(request)
      }),
    )
  })

  test('a refusal that was said twice leaves it as it was before the first', () => {
    fc.assert(
      fc.property(active, (request) => {
        expect(takeBack(reject(reject(request)))).toEqual(request)
      }),
    )
  })

  test('once, and nothing else', () => {
    fc.assert(
      fc.property(active, (request) => {
        for (const other of [approve(request), takeCharge(request, lea, now), takeBack(archive(request))]) {
          expect(whyNotTakeBack(lea, other)).toBe('nothing-to-take-back')
        }
      }),
    )
  })

  test('the archiving of a refused request leaves it refused', () => {
    fc.assert(
      fc.property(active, (request) => {
        expect(takeBack(archive(reject(request)))).toMatchObject({ status: 'rejected', statusBefore: null })
      }),
    )
  })

  test('a decision says nothing about who is in charge', () => {
    fc.assert(
      fc.property(active, fc.constantFrom(approve, reject, archive), (request, decide) => {
        const { assignedTo, assignedAt } = request
        expect(decide(request)).toMatchObject({ assignedTo, assignedAt })
      }),
    )
  })
})

describe('the order', () => {
  const listed = fc.record({
    id: fc.uuid(),
    status: fc.constantFrom(...requestStatuses),
    createdAt: fc.integer({ min: 0, max: 5 }).map((days) => new Date(days * 86_400_000).toISOString()),
  })
  const lists = fc.uniqueArray(listed, { selector: ({ id }) => id })

  test('is by status, then the newest first, and the same whatever came first', () => {
    fc.assert(
      fc.property(lists, (requests) => {
        const sorted = requests.toSorted(byStatusThenNewest)
        expect(requests.toReversed().toSorted(byStatusThenNewest)).toEqual(sorted)
        const places = sorted.map(({ status }) => requestStatuses.indexOf(status))
        expect(places).toEqual(places.toSorted((a, b) => a - b))
        for (const status of requestStatuses) {
          const same = sorted.filter((request) => request.status === status)
          expect(same).toEqual(same.toSorted(newestFirst))
        }
      }),
    )
  })

  test('shows the newest first', () => {
    const [older, newer] = ['2026-11-23T10:00:00.000Z', '2026-11-24T10:00:00.000Z'].map((createdAt) => ({
      id: 'x',
      createdAt,
    }))
    expect([older!, newer!].toSorted(newestFirst)).toEqual([newer, older])
  })
})
