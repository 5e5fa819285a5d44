import { expect, test } from 'vitest'
import type { Actor } from './actor.ts'
import { plannerDepth, whyNotProposeSession } from './planner-rights.ts'

const coach: Actor = { id: 'lea', role: 'coach', clubId: 'vaise' }

test('a coach proposes a session where the plan has the planner, a player never', () => {
  expect(whyNotProposeSession(coach, 'essential')).toBe('not-in-plan')
  expect(whyNotProposeSession(coach, 'club')).toBeNull()
  expect(whyNotProposeSession(coach, 'pro')).toBeNull()
  expect(whyNotProposeSession({ ...coach, role: 'player' }, 'pro')).toBe('coach-only')
})

test('Pro alone follows trends and the skill clock', () => {
  expect(plannerDepth('club')).toBe('personalised')
  expect(plannerDepth('pro')).toBe('advanced')
})
