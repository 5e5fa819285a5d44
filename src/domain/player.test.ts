import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hoursTrained, levels, playerLevel, whyNotSetRanking } from './player.ts'
import { sessionDurations } from './training-session.ts'

test('the level changes at a quarter and at three fifths of the catalogue', () => {
  const ofSixteen = Array.from({ length: 17 }, (_, mastered) => playerLevel(mastered, 16))
  expect(ofSixteen.slice(0, 4)).toEqual(Array.from({ length: 4 }, () => 'Débutant'))
  expect(ofSixteen.slice(4, 10)).toEqual(Array.from({ length: 6 }, () => 'Intermédiaire'))
  expect(ofSixteen.slice(10)).toEqual(Array.from({ length: 7 }, () => 'Avancé'))
  expect(playerLevel(3, 5)).toBe('Avancé')
})

test('mastering one more technique never lowers the level', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), fc.nat({ max: 199 }), (size, mastered) => {
      fc.pre(mastered < size)
      const rank = (count: number) => levels.indexOf(playerLevel(count, size))
      expect(rank(mastered + 1)).toBeGreaterThanOrEqual(rank(mastered))
    }),
  )
})

test('hours add up to the half hour', () => {
  expect(hoursTrained([])).toBe(0)
  expect(
    hoursTrained([
      { duration: '1h', count: 2 },
      { duration: '1h30', count: 3 },
      { duration: '2h', count: 1 },
    ]),
  ).toBe(8.5)
})

test('hours do not depend on how the sessions are grouped', () => {
  const group = fc.record({ duration: fc.constantFrom(...sessionDurations), count: fc.nat({ max: 500 }) })
  fc.assert(
    fc.property(fc.array(group), fc.array(group), (some, others) => {
      const together = hoursTrained([...some, ...others])
      expect(together).toBe(hoursTrained(some) + hoursTrained(others))
      expect(Number.isInteger(2 * together)).toBe(true)
    }),
  )
})

test('a ranking is a coach’s to set, over the one that was on the screen', () => {
  const lea = { id: 'lea', role: 'coach', rank: 'coach', clubId: 'vaise' } as const
  const set = (was: number | null, current: number | null) =>
    whyNotSetRanking(lea, { ranking: 640, was }, current)
  expect([set(612, 612), set(null, null), set(612, 640)]).toEqual([null, null, null])
  expect([set(612, 650), set(null, 612), set(612, null)]).toEqual(
    Array.from({ length: 3 }, () => 'changed-meanwhile'),
  )
  expect(whyNotSetRanking({ ...lea, role: 'player', rank: 'player' }, { ranking: 640, was: 612 }, 612)).toBe(
    'coach-only',
  )
})
