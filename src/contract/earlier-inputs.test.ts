import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { upgradeInput } from './earlier-inputs.ts'
import { maxSettings } from '../domain/max-settings.ts'
import { saveScores } from './players.ts'
import { evaluate } from './technique-evaluations.ts'

const id = '0199aaaa-0000-7000-8000-000000000001'
const playerId = '0199aaaa-0000-7000-8000-000000000002'
const scores = { service: 8, initiative: 7, counter: 5, defense: 4 }
const aiSettings = { service: 8, initiative: 7, counterInitiative: 5, defense: 4 }

describe('A write queued under contract 2', () => {
  test('is converted: scores.', () => {
    const queued = { settings: [{ id, playerId, scores, was: null }] }
    const now = { settings: [{ id, playerId, aiSettings, was: null }] }
    expect(upgradeInput(saveScores, queued)).toEqual(now)
    expect(v.is(saveScores.input, now)).toBe(true)
  })

  test('is converted: an evaluation.', () => {
    const shared = { playerId, status: 'mastered', was: null } as const
    const queued = { ...shared, id, techniqueId: 'service-1', notes: 'Régulier.' }
    const now = { ...shared, evaluationId: id, id: 'service-1', coachNotes: 'Régulier.' }
    expect(upgradeInput(evaluate, queued)).toEqual(now)
    expect(v.is(evaluate.input, now)).toBe(true)
  })
})

test('Input of this contract, or of none, stays unchanged.', () => {
  const now = { settings: [{ id, playerId, aiSettings, was: null }] }
  expect(upgradeInput(saveScores, now)).toEqual(now)
  for (const given of [{}, { settings: 'x' }, { settings: [null, 7, { scores: [] }] }])
    expect(upgradeInput(saveScores, given)).toEqual(given)
  const tooMany = { settings: Array.from({ length: maxSettings + 1 }, () => ({ scores })) }
  expect(upgradeInput(saveScores, tooMany)).toBe(tooMany)
  expect(upgradeInput(evaluate, { id })).toEqual({ id })
  const mixed = { id, techniqueId: 'service-1', coachNotes: 'Régulier.' }
  expect(upgradeInput(evaluate, mixed)).toBe(mixed)
  expect(upgradeInput({ method: 'PUT', path: '/api/profile' }, { techniqueId: 1 })).toEqual({
    techniqueId: 1,
  })
})
