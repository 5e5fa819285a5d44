import { describe, expect, test } from 'vitest'
import { waiting, writtenAt } from '../../../test/support/waiting-write.ts'
import * as exerciseRequests from '../../contract/exercise-requests.ts'
import type { ExerciseRequest, RequestPage } from '../../contract/exercise-requests.ts'
import { whyNotAsk } from '../../domain/exercise-request.ts'
import type { QueuedWrite } from '../offline/outbox/queued-write.ts'
import type { RequestViewer } from './queued-writes.ts'
import { overlayRequest, overlayRequests } from './use-requests.ts'

const { addToLibrary, addToNextSession, approve, archive, create, reject, takeBack, takeCharge } =
  exerciseRequests
const lea: RequestViewer = { id: 'lea', role: 'coach', rank: 'coach', clubId: 'vaise', name: 'Léa Fontaine' }
const ines: RequestViewer = {
  id: 'ines',
  role: 'player',
  rank: 'player',
  clubId: 'vaise',
  name: 'Inès Morel',
}
const tuesday = { id: 'tuesday', title: 'Services courts', date: '2026-11-24', time: '18:00' }

const server: ExerciseRequest = {
  id: 'pioche',
  clubId: 'vaise',
  playerId: 'ines',
  playerName: 'Inès Morel',
  type: 'service',
  technique: 'Pioche',
  effect: 'Dévié',
  message: '',
  status: 'pending',
  statusBefore: null,
  createdAt: '2026-11-19T09:00:00.000Z',
  updatedAt: '2026-11-19T09:00:00.000Z',
  updatedBy: 'ines',
  updatedByName: 'Inès Morel',
  assignedTo: null,
  assignedToName: null,
  assignedAt: null,
  version: 1,
  followUp: { exerciseId: null, session: null, nextSession: tuesday },
}

function after(...writes: QueuedWrite[]): ExerciseRequest | undefined {
  return overlayRequest(server, 'pioche', writes, lea)
}
const seen = (version: number) => ({ id: 'pioche', version })

describe('A request', () => {
  test('that nothing waits for stays the very same.', () => {
    expect(after(waiting(approve, { id: 'another', version: 1 }))).toBe(server)
  })

  test('taken in charge here is in progress, mine, from the moment it was done.', () => {
    expect(after(waiting(takeCharge, seen(1)))).toMatchObject({
      status: 'in_progress',
      assignedTo: 'lea',
      assignedToName: 'Léa Fontaine',
      assignedAt: writtenAt,
      updatedBy: 'lea',
      version: 2,
    })
  })

  test('of another coach stays theirs when it is decided here.', () => {
    const byMarc = { assignedTo: 'marc', assignedToName: 'Marc Delorme', assignedAt: server.createdAt }
    const theirs = { ...server, ...byMarc, status: 'in_progress' } as const
    expect(overlayRequest(theirs, 'pioche', [waiting(reject, seen(1))], lea)).toMatchObject({
      status: 'rejected',
      ...byMarc,
    })
  })

  test('follows one decision after the other, versions counted as the server will.', () => {
    const writes = [
      waiting(takeCharge, seen(1)),
      waiting(approve, seen(2)),
      waiting(addToLibrary, { ...seen(3), exerciseId: 'new' }),
      waiting(addToNextSession, seen(4)),
    ]
    expect(after(...writes)).toMatchObject({
      status: 'approved',
      version: 5,
      followUp: { exerciseId: 'new', session: tuesday, nextSession: null },
    })
  })

  test.each([
    ['refused', reject],
    ['archived', archive],
  ])('%s here and taken back is what it was, two versions on.', (_, endpoint) => {
    expect(after(waiting(endpoint, seen(1)), waiting(takeBack, seen(2)))).toEqual({
      ...server,
      version: 3,
      updatedAt: writtenAt,
      updatedBy: 'lea',
      updatedByName: 'Léa Fontaine',
    })
  })

  test('that the server says was refused goes back to what it says it was before.', () => {
    const refused = { ...server, status: 'rejected', statusBefore: 'in_progress', version: 4 } as const
    expect(overlayRequest(refused, 'pioche', [waiting(takeBack, seen(4))], lea)).toMatchObject({
      status: 'in_progress',
      statusBefore: null,
    })
  })

  test('is left alone by what counted on another version, and by what the server has done already.', () => {
    expect(after(waiting(archive, seen(2)))).toBe(server)
    const done = { ...server, status: 'archived', statusBefore: 'pending', version: 2 } as const
    expect(overlayRequest(done, 'pioche', [waiting(archive, seen(1))], lea)).toBe(done)
  })
})

describe('A list', () => {
  const asking = waiting(create, {
    id: 'flip',
    type: 'initiative',
    technique: 'Flip CD',
    effect: 'Placé',
    message: ' Avant dimanche. ',
  })
  const nothingElse = () => undefined
  const older = { ...server, id: 'marteau', technique: 'Marteau', createdAt: '2026-11-18T09:00:00.000Z' }
  const idsOf = ({ requests }: RequestPage) => requests.map(({ id }) => id)
  const pageOf = (requests: readonly ExerciseRequest[], part: Partial<RequestPage> = {}): RequestPage => ({
    requests: [...requests],
    total: requests.length,
    page: 1,
    pageCount: 1,
    open: { pending: requests.length, in_progress: 0 },
    ...part,
  })

  test('that nothing waits for stays the very same.', () => {
    const list = pageOf([server])
    const context = { view: 'active', viewer: lea, serverRequest: nothingElse } as const
    expect(overlayRequests(list, [], context)).toBe(list)
  })

  test('of a player begins with what was asked here, under their name and unassigned.', () => {
    const context = { view: 'active', viewer: ines, serverRequest: nothingElse } as const
    const shown = overlayRequests(pageOf([server, older]), [asking], context)
    const [first, ...others] = shown.requests
    expect(first).toMatchObject({
      id: 'flip',
      playerName: 'Inès Morel',
      status: 'pending',
      message: 'Avant dimanche.',
      createdAt: writtenAt,
      assignedTo: null,
      version: 1,
    })
    expect(others).toEqual([server, older])
    expect(shown).toMatchObject({ total: 3, open: { pending: 3, in_progress: 0 } })
    const known = pageOf([{ ...server, id: 'flip', createdAt: writtenAt }, server])
    expect(overlayRequests(known, [asking], context)).toEqual(known)
  })

  test('of a player who asks for the twentieth time here is full, though nothing was sent.', () => {
    const context = { view: 'active', viewer: ines, serverRequest: nothingElse } as const
    const page = pageOf([server], { total: 30, pageCount: 2, open: { pending: 15, in_progress: 4 } })
    expect(whyNotAsk(ines, page.open)).toBeNull()
    expect(whyNotAsk(ines, overlayRequests(page, [asking], context).open)).toBe('too-many-open-requests')
  })

  test('of a coach puts what was decided here in its place: by status, then the newest first.', () => {
    const context = { view: 'active', viewer: lea, serverRequest: nothingElse } as const
    const shown = overlayRequests(pageOf([server, older]), [waiting(takeCharge, seen(1))], context)
    expect(idsOf(shown)).toEqual(['marteau', 'pioche'])
    expect(shown).toMatchObject({ total: 2, open: { pending: 1, in_progress: 1 } })
  })

  test('loses what was archived here, and the archive has it.', () => {
    const writes = [waiting(archive, seen(1))]
    const serverRequest = (id: string) => (id === 'pioche' ? server : undefined)
    const context = { viewer: lea, serverRequest } as const
    const active = overlayRequests(pageOf([server, older]), writes, { ...context, view: 'active' })
    expect(idsOf(active)).toEqual(['marteau'])
    expect(active).toMatchObject({ total: 1, open: { pending: 1, in_progress: 0 } })
    const empty = pageOf([], { open: { pending: 2, in_progress: 0 } })
    const archived = overlayRequests(empty, writes, { ...context, view: 'archived' })
    expect(idsOf(archived)).toEqual(['pioche'])
    expect(archived).toMatchObject({ total: 1, open: { pending: 1, in_progress: 0 } })
  })

  test('takes to a page what falls there, no more than it holds, and leaves what stands on another page.', () => {
    const instant = (n: number) => `2026-11-${String(n).padStart(2, '0')}T09:00:00.000Z`
    const full = Array.from({ length: 20 }, (_, n) => ({
      ...server,
      id: `r${n}`,
      createdAt: instant(25 - n),
    }))
    const pages = { total: 26, pageCount: 2, open: { pending: 26, in_progress: 0 } }
    const context = { view: 'active', viewer: ines, serverRequest: nothingElse } as const
    const first = overlayRequests(pageOf(full, pages), [asking], context)
    expect(first).toMatchObject({ total: 27, pageCount: 2 })
    expect(idsOf(first)).toHaveLength(20)
    const second = pageOf([older], { ...pages, page: 2 })
    expect(idsOf(overlayRequests(second, [asking], context))).toEqual(['marteau'])

    const decided = [waiting(takeCharge, { id: 'elsewhere', version: 1 })]
    const serverRequest = () => ({ ...server, id: 'elsewhere' })
    const shown = overlayRequests(second, decided, { view: 'active', viewer: lea, serverRequest })
    expect(idsOf(shown)).toEqual(['marteau'])
    expect(shown).toMatchObject({ total: 26, open: { pending: 25, in_progress: 1 } })
  })
})
