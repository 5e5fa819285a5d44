import { expect, test } from 'vitest'
import { nextStep } from './next-step.ts'
import { defaultProgress, type ProgressEntry } from './player-progress.ts'
import type { TechniqueStatus } from './technique-catalogue.ts'

const progress = (statuses: Readonly<Record<string, TechniqueStatus>>): readonly ProgressEntry[] =>
  defaultProgress.map((entry) => ({ ...entry, status: statuses[entry.id] ?? entry.status }))

test('The next step is in progress, where the fewest techniques are left.', () => {
  const entries = progress({
    'service-3': 'in_progress',
    'counter-1': 'mastered',
    'counter-2': 'in_progress',
    'counter-3': 'mastered',
    'defense-1': 'mastered',
    'defense-2': 'in_progress',
  })
  expect(nextStep(entries)).toMatchObject({ id: 'counter-2' })
})

test('Where as few are left it is the first one.', () => {
  expect(nextStep(progress({ 'initiative-4': 'in_progress', 'service-2': 'in_progress' }))).toMatchObject({
    id: 'service-2',
  })
})

test('There is none where nothing is in progress, however much is left.', () => {
  expect(nextStep(defaultProgress)).toBeNull()
  expect(nextStep(progress({ 'service-1': 'mastered' }))).toBeNull()
})
