import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Member } from './actor.ts'
import {
  type AiSettings,
  defaultScores,
  newScores,
  sameScores,
  scoresOf,
  toAiSettings,
  whyNotSetScores,
} from './player-scores.ts'

const lea: Member = { id: 'lea', role: 'coach', rank: 'coach', clubId: 'vaise' }
const ines: Member = { id: 'ines', role: 'player', rank: 'player', clubId: 'vaise' }
const point = fc.integer({ min: 1, max: 10 })
const someScores = fc.record({ service: point, initiative: point, counter: point, defense: point })
const inTheMiddle = toAiSettings(defaultScores)
const strongServer: AiSettings = { ...inTheMiddle, service: 8 }

test('what counts from now on says by whom, and since when', () => {
  const now = new Date('2026-11-24T18:00:00.000Z')
  const setting = { id: 'new', aiSettings: strongServer }
  expect(newScores(setting, null, 'Léa Fontaine', now)).toEqual({
    id: 'new',
    ...strongServer,
    setAt: now.toISOString(),
    setBy: 'Léa Fontaine',
  })
  expect(newScores(setting, now, null, now).setAt).toBe('2026-11-24T18:00:00.001Z')
})

test('the sliders begin in the middle', () => {
  expect(defaultScores).toEqual({ service: 5, initiative: 5, counter: 5, defense: 5 })
})

test('scores are the same when all four are', () => {
  fc.assert(
    fc.property(someScores, someScores, (a, b) => {
      expect(sameScores(a, b)).toBe(JSON.stringify(a) === JSON.stringify(b))
    }),
  )
})

test('a coach’s settings are the four scores, under the specification’s names', () => {
  expect(inTheMiddle).toEqual({ service: 5, initiative: 5, counterInitiative: 5, defense: 5 })
  fc.assert(
    fc.property(someScores, (scores) => {
      expect(scoresOf(toAiSettings(scores))).toEqual(scores)
    }),
  )
})

test('a player sets nobody’s scores', () => {
  expect(whyNotSetScores(ines, { aiSettings: strongServer, was: null }, null)).toBe('coach-only')
})

test('what was on the screen may be replaced, and where there was nothing it may be set', () => {
  expect(whyNotSetScores(lea, { aiSettings: strongServer, was: null }, null)).toBeNull()
  expect(
    whyNotSetScores(lea, { aiSettings: strongServer, was: 'first' }, { id: 'first', ...inTheMiddle }),
  ).toBeNull()
})

test('what was not seen is not replaced, unless it says the same', () => {
  const second = { id: 'second', ...inTheMiddle }
  expect(whyNotSetScores(lea, { aiSettings: strongServer, was: 'first' }, second)).toBe('changed-meanwhile')
  expect(whyNotSetScores(lea, { aiSettings: strongServer, was: null }, second)).toBe('changed-meanwhile')
  expect(whyNotSetScores(lea, { aiSettings: strongServer, was: 'gone' }, null)).toBe('changed-meanwhile')
  fc.assert(
    fc.property(someScores, fc.option(fc.constantFrom('first', 'second')), (scores, was) => {
      const aiSettings = toAiSettings(scores)
      expect(whyNotSetScores(lea, { aiSettings, was }, { id: 'third', ...aiSettings })).toBeNull()
    }),
  )
})
