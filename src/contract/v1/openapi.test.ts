import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { exerciseRequest } from '../exercise-requests.ts'
import { exercise } from '../exercises.ts'
import { playerRecord } from '../players.ts'
import { evaluation } from '../technique-evaluations.ts'
import { trainingSession } from '../training-sessions.ts'
import { openapi } from './openapi.ts'
import * as v1 from './resources.ts'

const document = openapi('https://rebond.example')

test('The document is one of OpenAPI 3.1, by a public validator.', async () => {
  const validator = new Validator()
  expect(await validator.validate(structuredClone(document))).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
})

const { schemas } = document['components'] as { schemas: Record<string, unknown> }

test('It names no address, no password and nothing that a club pays.', () => {
  const named = v1.resources.flatMap(({ name }) => propertiesOf(schemas[name]).map(([property]) => property))
  expect(named).toEqual(expect.arrayContaining(['firstName', 'aiSettings', 'setBy', 'presence']))
  expect(
    named.filter((property) => /mail|password|secret|subscription|plan$|^code$/i.test(property)),
  ).toEqual([])
})

test('Each field says in French what it is.', () => {
  for (const { name } of v1.resources) {
    const silent = propertiesOf(schemas[name]).filter(([, schema]) => !('description' in schema))
    expect([name, silent.map(([field]) => field)]).toEqual([name, []])
  }
})

// docs/decisions/020: the specification's, which the application's schemas have (entity-names.test.ts).
test.each([
  ['A player', v1.players.item, { ...playerRecord.entries, aiSettings: null }],
  ['A session', v1.sessions.item, trainingSession.entries],
  ['An exercise', v1.exercises.item, exercise.entries],
  ['A request', v1.requests.item, exerciseRequest.entries],
  ['An evaluation', v1.evaluations.item, { ...evaluation.entries, playerId: null }],
  ['Feedback', v1.feedbacks.item, { ...trainingSession.entries.feedback.value.entries, sessionId: null }],
])('%s has the names that the application gives its fields.', (_, schema, known) => {
  expect(Object.keys(known)).toEqual(expect.arrayContaining(Object.keys(schema.entries)))
})

/** The properties of a schema, and of whatever it holds: lists, and what may be null. */
function propertiesOf(schema: unknown): [name: string, schema: object][] {
  if (typeof schema !== 'object' || schema === null) return []
  const own = Object.entries(('properties' in schema && schema.properties) || {}) as [string, object][]
  return [...own, ...Object.values(schema).flatMap(propertiesOf)]
}
