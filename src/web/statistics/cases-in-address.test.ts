import { expect, test } from 'vitest'
import { casesIn, titleOfCases } from './cases-in-address.ts'
import { textOfCases } from './wanted-cases.ts'

test.each([
  ['masteries.counter-1', 'Minutes avant de maîtriser\u00A0: Block CD'],
  ['masteries', 'Minutes avant de maîtriser\u00A0: Toutes ensemble'],
  ['masteries.2024-07-01_2025-06-30', 'Techniques gagnées'],
  ['masteries.0199f0a0-0000-7000-8000-000000000001', 'Techniques gagnées'],
  ['points.2026-10', 'Points et minutes\u00A0: octobre 2026'],
  ['pauses', 'Ce qui reste après une pause'],
  ['pauses.from-30', 'Pause de 30 à 44 jours'],
  ['crossings', 'Les minutes font-elles progresser\u202F?'],
  ['crossings.from-60', '60 à 90\u00A0minutes'],
  ['crossings.from-90', '90\u00A0minutes et plus'],
  ['crossings.counter-1', 'Par technique\u00A0: Block CD'],
  ['played.from-45', 'Horloge des techniques\u00A0: 45–60\u00A0jours'],
  ['played.from-60', 'Horloge des techniques\u00A0: 60\u00A0jours et plus'],
])('The address %s is « %s ».', (text, title) => {
  const cases = casesIn(text)!
  expect(titleOfCases(cases)).toBe(title)
  expect(textOfCases(cases)).toBe(text)
})

test('What an address says wrongly is left out; the title is never taken from it.', () => {
  expect(casesIn()).toBeNull()
  expect(casesIn('toString.counter-1')).toBeNull()
  expect(casesIn('crossings.Offrez-moi un café')).toEqual({ kind: 'crossings', technique: null, span: null })
  expect(casesIn('masteries.2026-02-31_2026-03-01')).toEqual({ kind: 'masteries', technique: null })
  expect(casesIn('points.2026-13')).toBeNull()
  // A span of another figure.
  expect(casesIn('pauses.from-60')).toEqual({ kind: 'pauses', span: null })
})
