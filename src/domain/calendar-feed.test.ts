import { expect, test } from 'vitest'
import { feedEventOf, feedName, feedRange, type FedSession } from './calendar-feed.ts'

const session: FedSession = {
  id: '0195c0de-0000-7000-8000-000000000001',
  title: 'Entrainement',
  startsAt: new Date('2027-03-30T16:00:00Z'),
  duration: '1h30',
  place: 'Gymnase Roquette',
  group: 'Jeunes',
  cancelledAt: null,
  revision: 2,
  updatedAt: new Date('2027-01-05T10:00:00Z'),
}

test('An event has the instants of its session, a name for good, and what changed it last.', () => {
  expect(feedEventOf(session)).toEqual({
    uid: '0195c0de-0000-7000-8000-000000000001@rebond',
    sequence: 2,
    changedAt: session.updatedAt,
    start: new Date('2027-03-30T16:00:00Z'),
    end: new Date('2027-03-30T17:30:00Z'),
    title: 'Entrainement',
    place: 'Gymnase Roquette',
    description: 'Groupe Jeunes',
    isCancelled: false,
  })
})

test('A cancelled one says so in its title too.', () => {
  const cancelled = feedEventOf({ ...session, group: null, cancelledAt: new Date() })
  expect(cancelled).toMatchObject({
    title: 'Annulée\u00A0: Entrainement',
    description: null,
    isCancelled: true,
  })
})

test('A calendar gets thirty days back and a year ahead.', () => {
  expect(feedRange(new Date('2026-11-28T12:00:00Z'))).toEqual({
    from: new Date('2026-10-29T12:00:00Z'),
    to: new Date('2027-11-29T12:00:00Z'),
  })
})

test('It is named after its person.', () => {
  expect(feedName('Inès', 'Ping Club de Vaise')).toBe('Inès · Ping Club de Vaise')
  expect(feedName('Inès', null)).toBe('Inès · Rebond')
})
