import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { announcementOf, type Change, payloadsOf } from './announcement.ts'

const clubId = uuidv7()
const many = Array.from({ length: 500 }, () => uuidv7())

function sent(change: Change): Change[] {
  return payloadsOf(change).map((payload) => announcementOf(payload) as Change)
}

test('An announcement to many players is split into payloads that PostgreSQL accepts; coaches get it once.', () => {
  const change = {
    topic: 'training-sessions',
    ids: many.slice(0, 95),
    clubId,
    to: 'coaches',
    accounts: many,
  } as const
  const sizes = payloadsOf(change).map((payload) => Buffer.byteLength(payload))
  expect(Math.max(...sizes)).toBeLessThan(8000)
  expect(sent(change).flatMap(({ accounts }) => accounts)).toEqual(many)
  expect(sent(change).filter(({ to }) => to === 'coaches')).toHaveLength(1)
  expect(sent(change).filter((part) => part.clubId !== clubId || part.ids?.length !== 95)).toEqual([])
})

test('Too many ids are left out.', () => {
  expect(sent({ topic: 'training-sessions', ids: many, clubId, to: 'coaches' })).toEqual([
    { topic: 'training-sessions', clubId, to: 'coaches' },
  ])
})

test.each(['', 'null', '"me"', '{}', '{"topic'])('An unknown payload is ignored: %j', (payload) => {
  expect(announcementOf(payload)).toBeNull()
})
