import { expect, test } from 'vitest'
import type { Group } from '../../contract/groups.ts'
import { choicesAmong } from './choices-among.ts'
import { withoutGroup } from './in-group.ts'

const group = (id: string, ...playerIds: string[]) => ({ id, playerIds }) as Group
const groups = [group('cadets', 'ines', 'tom'), group('loisir', 'tom', 'karim'), group('empty')]

test('Only groups of somebody who is listed are offered, and « Sans groupe » where somebody is in none.', () => {
  expect(choicesAmong(groups, ['ines', 'karim', 'hugo'])).toEqual(['cadets', 'loisir', withoutGroup])
  expect(choicesAmong(groups, ['ines', 'karim'])).toEqual(['cadets', 'loisir'])
  expect(choicesAmong(groups, ['karim', 'hugo'])).toEqual(['loisir', withoutGroup])
})

test('Nothing is offered where it would change nothing.', () => {
  expect(choicesAmong(groups, ['ines'])).toEqual([])
  expect(choicesAmong(groups, ['hugo'])).toEqual([])
  expect(choicesAmong(groups, [])).toEqual([])
  expect(choicesAmong([], ['ines', 'hugo'])).toEqual([])
})
