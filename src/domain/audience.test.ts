import { expect, test } from 'vitest'
import { audienceOfGroup, audienceOfPlayer } from './audience.ts'

const today = '2026-11-28'

test('Ping Santé comes before age, age before how one plays, and nothing is guessed.', () => {
  const of = (playerType: Parameters<typeof audienceOfPlayer>[0]['playerType'], birthYear: number | null) =>
    audienceOfPlayer({ playerType, birthYear }, today)
  expect(of('ping-sante', 2018)).toBe('ping-sante')
  // Eleven during 2026: the last season of Benjamin; a year older is Minime.
  expect(of('competitif', 2016)).toBe('school')
  expect(of(null, 2015)).toBe('youth')
  expect(of(null, 2012)).toBe('youth')
  expect(of('competitif', 2011)).toBe('competition')
  expect(of('loisir', 1960)).toBe('leisure')
  expect(of(null, 1960)).toBe('leisure')
  expect(of(null, null)).toBeNull()
})

test('A group is what most of those known are; of equals the gentler.', () => {
  const group = (...audiences: Parameters<typeof audienceOfGroup>[0][number]['audience'][]) =>
    audienceOfGroup(audiences.map((audience) => ({ audience })))
  expect(group('youth', 'youth', 'leisure')).toBe('youth')
  expect(group('competition', null, undefined)).toBe('competition')
  expect(group('competition', 'leisure')).toBe('leisure')
  expect(group(null, null)).toBeNull()
  expect(group()).toBeNull()
})
