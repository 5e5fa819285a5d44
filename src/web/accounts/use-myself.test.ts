import { expect, test } from 'vitest'
import type { Input } from '../../contract/endpoint.ts'
import * as accounts from '../../contract/accounts.ts'
import type { QueuedWrite } from '../offline/outbox/queued-write.ts'
import { overlayMe } from './use-myself.ts'

const me: accounts.WhoAmI = {
  account: {
    id: 'lea',
    role: 'coach',
    clubId: null,
    firstName: 'Léa',
    lastName: 'Fontaine',
    email: 'lea.fontaine@pingvaise.example',
    emailConfirmed: true,
    active: true,
    createdAt: '2026-10-03T10:00:00.000Z',
    updatedAt: '2026-10-03T10:00:00.000Z',
    version: 3,
  },
  club: null,
  closedClub: null,
  waitingFor: null,
}

function naming(input: Input<typeof accounts.renameMyself>): QueuedWrite {
  const { method, path } = accounts.renameMyself
  const at = '2026-11-24T18:00:00Z'
  return { id: 'w', order: 1, accountId: 'lea', method, path, input: { ...input }, at, refused: null }
}

test('A name that waits is the name, and the next edit counts on it.', () => {
  const shown = overlayMe(me, [
    naming({ firstName: 'Léa-Marie', lastName: 'Fontaine', version: 3 }),
    naming({ firstName: 'Léa-Marie', lastName: 'Fontaine-Roux', version: 4 }),
  ])
  expect(shown.account).toMatchObject({ firstName: 'Léa-Marie', lastName: 'Fontaine-Roux', version: 5 })
})

test('A name that counted on a version which another device has replaced is not shown.', () => {
  expect(overlayMe(me, [naming({ firstName: 'Trop', lastName: 'Tard', version: 2 })])).toBe(me)
})

test('A name that a page of before has kept, without a version, is shown.', () => {
  const { account } = overlayMe(me, [naming({ firstName: 'Léa', lastName: 'Roux' })])
  expect(account).toMatchObject({ lastName: 'Roux', version: 4 })
})
