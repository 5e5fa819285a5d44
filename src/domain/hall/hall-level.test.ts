import { expect, test } from 'vitest'
import { hallLevel } from './hall-level.ts'

test('The level is the mean of the scores, else the ranking, else five.', () => {
  const scores = { service: 4, initiative: 7, counter: 6, defense: 4 }
  expect(hallLevel({ scores, ranking: 1800 })).toBe(5.25)
  const ofRanking = (ranking: number | null) => hallLevel({ scores: null, ranking })
  expect([500, 800, 1950, 2600, null].map(ofRanking)).toEqual([2.5, 4, 9.75, 10, 5])
})
