import { expect, test } from 'vitest'
import { casesIn, titleOfCases } from './wanted-cases.ts'

test.each([
  [{ cases: 'masteries', technique: 'counter-1' }, 'Minutes avant de maîtriser\u00A0: Block CD'],
  [{ cases: 'masteries' }, 'Minutes avant de maîtriser\u00A0: Toutes ensemble'],
  [{ cases: 'pauses' }, 'Ce qui reste après une pause'],
  [{ cases: 'pauses', span: 'from-30' }, 'Pause de 30 à 44 jours'],
  [{ cases: 'crossings' }, 'Les minutes font-elles progresser\u202F?'],
  [{ cases: 'crossings', span: 'from-60' }, '60 à 90\u00A0minutes'],
  [{ cases: 'crossings', technique: 'counter-1' }, 'Par technique\u00A0: Block CD'],
  [{ cases: 'played', span: 'from-45' }, 'Horloge des techniques\u00A0: 45–60 jours'],
])('The address %o is « %s ».', (search, title) => {
  expect(titleOfCases(casesIn(search)!)).toBe(title)
})

test('What an address says wrongly is left out; the title is never taken from it.', () => {
  expect(casesIn({})).toBeNull()
  expect(casesIn({ cases: 'toString', technique: 'counter-1' })).toBeNull()
  expect(casesIn({ cases: 'crossings', technique: 'Offrez-moi un café', span: 'from-30000' })).toEqual({
    kind: 'crossings',
    technique: null,
    span: null,
  })
  // A span of another figure.
  expect(casesIn({ cases: 'pauses', span: 'from-60' })).toEqual({ kind: 'pauses', span: null })
})
