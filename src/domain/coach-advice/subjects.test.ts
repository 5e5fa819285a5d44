import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { categories, type Category } from '../category.ts'
import type { PlayerScores } from '../player-scores.ts'
import { titleOf } from './advice-words.ts'
import { subjectsOf } from './subjects.ts'

const score = fc.integer({ min: 1, max: 10 })
const anyScores: fc.Arbitrary<PlayerScores> = fc.record({
  service: score,
  initiative: score,
  counter: score,
  defense: score,
})

function titles(service: number, initiative: number, counter: number, defense: number): string[] {
  return subjectsOf({ service, initiative, counter, defense }).map(titleOf)
}

test('The three cards of the specification come as its section 9 says.', () => {
  expect(titles(8, 7, 5, 4)).toEqual([
    'Défense - Axe de progression',
    'Contre-Initiative - Focus actuel',
    'Service - Votre point fort',
  ])
})

test('Equal scores: its three rules to the letter, and nothing beside them.', () => {
  expect(titles(5, 5, 5, 5)).toEqual([
    'Défense - Axe de progression',
    'Contre-Initiative - Focus actuel',
    'Service - Votre point fort',
  ])
  expect(titles(10, 10, 10, 10)).toEqual(['Défense - Axe de progression', 'Service - Votre point fort'])
})

test('The other categories follow the same rules.', () => {
  expect(titles(3, 9, 7, 5)).toEqual([
    'Service - Axe de progression',
    'Défense - Focus actuel',
    'Initiative - Votre point fort',
  ])
  // The weakest is named as such, and the specification's focus still shows.
  expect(titles(8, 8, 2, 8)).toEqual([
    'Contre-Initiative - Axe de progression',
    'Contre-Initiative - Focus actuel',
    'Service - Votre point fort',
    'Initiative - Votre point fort',
    'Défense - Votre point fort',
  ])
})

test('A counter-initiative that is the best of four and below 7 is a focus, and no strength.', () => {
  expect(titles(3, 3, 5, 3)).not.toContain('Contre-Initiative - Votre point fort')
  expect(titles(3, 3, 5, 3)).toContain('Contre-Initiative - Focus actuel')
  expect(titles(3, 3, 7, 3)).toContain('Contre-Initiative - Votre point fort')
})

test('A counter-initiative of 7 is no focus any more.', () => {
  expect(titles(9, 8, 7, 6)).not.toContain('Contre-Initiative - Focus actuel')
  expect(titles(9, 8, 6, 5)).toContain('Contre-Initiative - Focus actuel')
})

describe('Whatever the scores,', () => {
  const kindsOf = (category: Category, scores: PlayerScores) =>
    subjectsOf(scores)
      .filter((subject) => subject.category === category)
      .map(({ kind }) => kind)

  test('the specification’s cards are there exactly when it says so.', () => {
    fc.assert(
      fc.property(anyScores, (scores) => {
        const all = Object.values(scores)
        expect(kindsOf('service', scores).includes('strength')).toBe(scores.service === Math.max(...all))
        expect(kindsOf('defense', scores).includes('improvement')).toBe(scores.defense === Math.min(...all))
        expect(kindsOf('counter', scores).includes('focus')).toBe(scores.counter < 7)
      }),
    )
  })

  test('no category is both a strength and something to work on, and something is always advised.', () => {
    fc.assert(
      fc.property(anyScores, (scores) => {
        for (const category of categories) {
          const kinds = kindsOf(category, scores)
          expect(kinds.includes('strength') && kinds.length > 1).toBe(false)
          expect(new Set(kinds).size).toBe(kinds.length)
        }
        expect(subjectsOf(scores).length).toBeGreaterThan(0)
      }),
    )
  })

  /** 2 for what is to be improved, 1 for a focus, 0 otherwise. */
  function urgencyOf(category: Category, scores: PlayerScores): number {
    const kinds = kindsOf(category, scores)
    if (kinds.includes('improvement')) return 2
    return kinds.includes('focus') ? 1 : 0
  }

  test('a better score never makes its category more urgent.', () => {
    fc.assert(
      fc.property(anyScores, fc.constantFrom(...categories), score, (scores, category, better) => {
        fc.pre(better > scores[category])
        const after = urgencyOf(category, { ...scores, [category]: better })
        expect(after).toBeLessThanOrEqual(urgencyOf(category, scores))
      }),
    )
  })

  test('the weakest comes first, and there always is one.', () => {
    fc.assert(
      fc.property(anyScores, (scores) => {
        const worked = subjectsOf(scores).filter(({ kind }) => kind === 'improvement')
        const values = worked.map(({ category }) => scores[category])
        expect(values).toEqual(values.toSorted((a, b) => a - b))
        const [first] = subjectsOf(scores)
        expect(first?.kind).toBe('improvement')
      }),
    )
  })
})
