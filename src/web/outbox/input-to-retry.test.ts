import { expect, test } from 'vitest'
import { waiting } from '../../../test/waiting-write.ts'
import * as clubs from '../../contract/clubs.ts'
import type { Endpoint, Input } from '../../contract/endpoint.ts'
import { saveScores } from '../../contract/players.ts'
import { evaluate } from '../../contract/technique-evaluations.ts'
import * as trainingSessions from '../../contract/training-sessions.ts'
import { defaultScores, toAiSettings } from '../../domain/player-scores.ts'
import { inputToRetry } from './input-to-retry.ts'

function retried<E extends Endpoint>(endpoint: E, input: Input<E>, current: unknown) {
  return inputToRetry({ ...waiting(endpoint, input), refused: { refusal: 'changed-meanwhile', current } })
}

test('An edit is tried again on the version that is there, a mark over the mark that is there.', () => {
  expect(retried(clubs.update, { version: 1, name: 'Vaise' }, { version: 4 })).toMatchObject({ version: 4 })
  const mark = { id: 's', playerId: 'ines', presence: 'absent', was: null } as const
  expect(retried(trainingSessions.markPresence, mark, { presence: 'present' })).toMatchObject({
    was: 'present',
  })
  const reply = { id: 's', reply: 'coming', startsAt: '2026-11-24T17:00:00.000Z' } as const
  const moved = '2026-11-25T17:00:00.000Z'
  expect(retried(trainingSessions.giveReply, reply, { startsAt: moved })).toMatchObject({ startsAt: moved })
})

test('An evaluation replaces the one that is there.', () => {
  const said = {
    evaluationId: 'mine',
    playerId: 'ines',
    id: 'service-1',
    status: 'mastered',
    coachNotes: '',
    was: null,
  } as const
  expect(retried(evaluate, said, { evaluationId: 'of Marc', status: 'in_progress' })).toEqual({
    ...said,
    was: 'of Marc',
  })
  expect(retried(evaluate, said, null)).toEqual(said)
})

test('Scores replace those that are there, of the players whose were others by then.', () => {
  const setting = (playerId: string) => ({
    id: `of ${playerId}`,
    playerId,
    aiSettings: toAiSettings(defaultScores),
    was: 'seen',
  })
  const settings = [setting('ines'), setting('tom')]
  expect(retried(saveScores, { settings }, [{ playerId: 'tom', aiSettings: { id: 'of Marc' } }])).toEqual({
    settings: [setting('ines'), { ...setting('tom'), was: 'of Marc' }],
  })
})
