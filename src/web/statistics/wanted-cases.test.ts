import { expect, test } from 'vitest'
import { casesIn, textOfCases, titleOfCases } from './wanted-cases.ts'

test.each([
  ['masteries.counter-1', 'Minutes avant de maîtriser\u00A0: Block CD'],
  ['masteries', 'Minutes avant de maîtriser\u00A0: Toutes ensemble'],
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
  // A span of another figure.
  expect(casesIn('pauses.from-60')).toEqual({ kind: 'pauses', span: null })
})
