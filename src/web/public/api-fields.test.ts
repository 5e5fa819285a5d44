import { expect, test } from 'vitest'
import { jsonSchema } from '../../contract/v1/openapi.ts'
import { resources } from '../../contract/v1/resources.ts'
import { fieldsOf } from './api-fields.ts'

const fields = (name: string) => fieldsOf(jsonSchema(resources.find((each) => each.name === name)!.item))
const field = (of: string, name: string) => fields(of).find((each) => each.name === name)

test('A field has its values in words.', () => {
  expect(field('players', 'playingStyle')?.values).toBe('beginner, initiative, counter, defender ou null')
  expect(field('players', 'role')?.values).toBe('player')
  expect(field('sessions', 'startsAt')?.values).toBe('instant (ISO 8601)')
  expect(field('evaluations', 'exerciseId')?.values).toBe('identifiant (UUID) (facultatif)')
})

test('What is inside has the way to it.', () => {
  expect(field('sessions', 'players[].presence')?.values).toBe('present, absent, excused ou null')
  expect(field('sessions', 'feedback{}.rating')?.values).toBe('positive, negative')
  expect(field('players', 'aiSettings.service')?.values).toBe('nombre entier')
})

test('Each field says what it is.', () => {
  for (const { name } of resources)
    expect(fields(name).filter(({ description, values }) => !description || !values)).toEqual([])
})
