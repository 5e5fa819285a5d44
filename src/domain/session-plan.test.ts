import { describe, expect, test } from 'vitest'
import { changeSession, isMoved, isSkipped, planSession } from './session-plan.ts'

const ines = { id: 'ines', name: 'Inès Morel' }
const elodie = { id: 'elodie', name: 'Élodie Roux' }
const zoe = { id: 'zoe', name: 'Zoé Perrin' }
const plan = {
  id: 'tuesday',
  title: 'Services courts',
  date: '2026-11-24',
  time: '18:00',
  playerIds: ['zoe', 'elodie'],
  exercises: [],
}
const startsAt = '2026-11-24T17:00:00.000Z'
const planned = planSession(plan, { clubId: 'vaise', startsAt, players: [zoe, elodie] })

test('a session begins with whom it invites, by name, and nothing said of it', () => {
  const unknown = { presence: null, marked: null, reply: null }
  expect(planned).toEqual({
    id: 'tuesday',
    title: 'Services courts',
    date: '2026-11-24',
    time: '18:00',
    exercises: [],
    blocks: [],
    clubId: 'vaise',
    startsAt,
    version: 1,
    players: [
      { ...elodie, ...unknown },
      { ...zoe, ...unknown },
    ],
    feedback: {},
    place: null,
    group: null,
    coaches: [],
  })
})

describe('a change', () => {
  const marked = { by: 'Marc Delorme', at: startsAt }
  const called = {
    ...planned,
    players: planned.players.map((player) => ({
      ...player,
      presence: 'present' as const,
      marked,
      reply: 'coming' as const,
    })),
    feedback: { zoe: { comment: 'Bien' } },
  }

  test('makes the next version, and leaves what was said of the session', () => {
    const change = { ...plan, title: 'Services longs', playerIds: ['zoe', 'ines'] }
    const after = changeSession(called, change, { startsAt, players: [zoe, ines] })
    expect(after).toMatchObject({ title: 'Services longs', clubId: 'vaise', version: 2 })
    expect(after.feedback).toBe(called.feedback)
    expect(after.players).toEqual([
      { ...ines, presence: null, marked: null, reply: null },
      { ...zoe, presence: 'present', marked, reply: 'coming' },
    ])
  })

  test('of its time says when it was planned first, until it stands there again', () => {
    const at = (time: string, instant: string) =>
      [
        { ...plan, time },
        { startsAt: instant, players: [zoe] },
      ] as const
    const once = changeSession(planned, ...at('19:00', '2026-11-24T18:00:00.000Z'))
    expect(once.movedFrom).toBe(startsAt)
    const twice = changeSession(once, ...at('19:30', '2026-11-24T18:30:00.000Z'))
    expect(twice.movedFrom).toBe(startsAt)
    const renamed = changeSession(
      twice,
      { ...plan, time: '19:30', title: 'Autre' },
      { startsAt, players: [zoe] },
    )
    expect(renamed.movedFrom).toBe(startsAt)
    expect(changeSession(twice, ...at('18:00', startsAt))).not.toHaveProperty('movedFrom')
  })

  test('without another date or time keeps the instant, whatever the club’s time zone has become', () => {
    const atClub = { startsAt: '2026-11-24T14:00:00.000Z', players: [zoe] }
    expect(changeSession(called, { ...plan, title: 'Services longs' }, atClub).startsAt).toBe(startsAt)
    expect(changeSession(called, { ...plan, time: '18:30' }, atClub).startsAt).toBe(atClub.startsAt)
  })

  test.each([
    ['another day', { date: '2026-11-25' }],
    ['another time of day', { time: '18:30' }],
  ])('to %s asks everybody again whether they come, and keeps the roll', (_, moved) => {
    expect(isMoved(called, { ...plan, ...moved })).toBe(true)
    const after = changeSession(called, { ...plan, ...moved }, { startsAt, players: [zoe] })
    expect(after.players).toEqual([{ ...zoe, presence: 'present', marked, reply: null }])
  })
})

test('a time is skipped where the club’s clock shows another one at the instant taken for it', () => {
  const planned = { date: '2030-03-31', time: '02:30' }
  expect(isSkipped(planned, { ...planned, time: '03:30' })).toBe(true)
  expect(isSkipped({ ...planned, time: '23:59' }, { date: '2030-04-01', time: '00:59' })).toBe(true)
  expect(isSkipped(planned, planned)).toBe(false)
})
