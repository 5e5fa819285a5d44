import { expect, test } from 'vitest'
import { plannerDepth } from './planner-rights.ts'

test('Pro alone follows trends and the skill clock', () => {
  expect(plannerDepth('club')).toBe('personalised')
  expect(plannerDepth('pro')).toBe('advanced')
})
