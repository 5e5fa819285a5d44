import { expect, test } from 'vitest'
import type { Group } from '../../contract/groups.ts'
import { inGroup, withoutGroup } from './in-group.ts'

const group = (id: string, ...playerIds: string[]) => ({ id, playerIds }) as Group
const groups = [group('cadets', 'ines', 'tom'), group('loisir', 'tom', 'karim')]
const all = ['ines', 'tom', 'karim', 'hugo']
const shown = (chosen?: string) => all.filter(inGroup(groups, chosen))

test('Players are filtered by a group, by none, or not at all', () => {
  expect(shown()).toEqual(all)
  expect(shown('cadets')).toEqual(['ines', 'tom'])
  expect(shown('loisir')).toEqual(['tom', 'karim'])
  expect(shown(withoutGroup)).toEqual(['hugo'])
  expect(shown('a group that is gone')).toEqual(all)
})
