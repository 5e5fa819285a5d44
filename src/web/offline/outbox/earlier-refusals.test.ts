import { expect, test } from 'vitest'
import { waiting } from '../../../../test/support/waiting-write.ts'
import * as exerciseRequests from '../../../contract/exercise-requests.ts'
import { saveScores } from '../../../contract/players.ts'
import { evaluate } from '../../../contract/technique-evaluations.ts'
import { toAiSettings } from '../../../domain/player-scores.ts'
import { inputToRetry, changedBefore } from './registry.ts'
import { upgradeWrite, type QueuedWrite } from './queued-write.ts'

// Refused under contract 2, and still on the device when this release comes.
const scores = { service: 8, initiative: 7, counter: 5, defense: 4 }

function refused(write: QueuedWrite, input: object, current: unknown): QueuedWrite {
  return upgradeWrite({ ...write, input: { ...input }, refused: { refusal: 'changed-meanwhile', current } })
}

test('Scores say who was before, and are tried again on what is there.', () => {
  const queued = { settings: [{ id: 'mine', playerId: 'ines', scores, was: 'seen' }] }
  const there = { id: 'of Marc', scores, setAt: '2026-11-21T18:00:00.000Z', setBy: 'Marc Delorme' }
  const write = refused(waiting(saveScores, { settings: [] }), queued, [{ playerId: 'ines', scores: there }])
  expect(changedBefore(write)).toBe('Marc Delorme a changé entre-temps les paramètres IA d’un joueur.')
  expect(inputToRetry(write)).toEqual({
    settings: [{ id: 'mine', playerId: 'ines', aiSettings: toAiSettings(scores), was: 'of Marc' }],
  })
})

test('An evaluation says who was before, and is tried again on what is there.', () => {
  const said = {
    id: 'mine',
    playerId: 'ines',
    techniqueId: 'service-1',
    status: 'mastered',
    notes: '',
    was: null,
  }
  const current = {
    id: 'of Marc',
    playerId: 'ines',
    techniqueId: 'service-1',
    name: 'Marteau',
    category: 'service',
    status: 'in_progress',
    notes: '',
    evaluatedAt: '2026-11-21T18:00:00.000Z',
    evaluatedBy: 'Marc Delorme',
  }
  const write = refused(waiting(evaluate, {} as never), said, current)
  expect(changedBefore(write)).toContain('Marc Delorme a évalué Marteau entre-temps')
  expect(inputToRetry(write)).toMatchObject({ evaluationId: 'mine', id: 'service-1', was: 'of Marc' })
})

test('A decision on a request says who was first, oneself too.', () => {
  const marc = { id: 'marc', name: 'Marc Delorme' }
  const decided = waiting(exerciseRequests.approve, { id: 'pioche', version: 1 })
  const taken = { id: 'pioche', version: 2, status: 'in_progress', updatedBy: marc, assignedTo: marc }
  expect(changedBefore(refused(decided, decided.input, taken))).toBe(
    'Marc Delorme a déjà pris cette demande en charge.',
  )
  const mine = { ...taken, updatedBy: { id: 'lea', name: 'Léa Fontaine' }, status: 'rejected' }
  expect(changedBefore(refused(decided, decided.input, mine))).toBe(
    'Vous avez déjà refusé cette demande sur un autre appareil.',
  )
  expect(changedBefore(refused(decided, decided.input, { ...mine, updatedBy: null }))).toBe(
    'Un entraineur a déjà refusé cette demande.',
  )
})
