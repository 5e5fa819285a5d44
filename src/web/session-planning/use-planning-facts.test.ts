import { describe, expect, test } from 'vitest'
import { waiting, writtenAt } from '../../../test/support/waiting-write.ts'
import * as clubs from '../../contract/clubs.ts'
import { saveScores } from '../../contract/players.ts'
import type { PlanningFacts } from '../../contract/session-planning.ts'
import { evaluate } from '../../contract/technique-evaluations.ts'
import { toAiSettings } from '../../domain/player-scores.ts'
import { overlayFacts } from './use-planning-facts.ts'

const nothing = {
  scores: null,
  earlierScores: null,
  evaluations: [],
  practised: [],
  requests: [],
  cares: [],
  audience: null,
  forehandRubber: null,
  backhandRubber: null,
}
const flip = {
  id: 'initiative-3',
  status: 'mastered',
  lastEvaluation: '2026-10-01T12:00:00.000Z',
} as const
const server: PlanningFacts = {
  depth: 'personalised',
  drills: [],
  players: [
    { id: 'ines', firstName: 'Inès', lastName: 'Morel', ...nothing, evaluations: [flip] },
    { id: 'tom', firstName: 'Tom', lastName: 'Girard', ...nothing },
  ],
}
const scores = { service: 3, initiative: 4, counter: 5, defense: 6 }
const of = (facts: PlanningFacts, id: string) => facts.players.find((player) => player.id === id)

describe('What is known of the players', () => {
  test('stays the very same where nothing that waits is about them.', () => {
    expect(overlayFacts(server, [])).toBe(server)
    expect(overlayFacts(server, [waiting(clubs.refuseMember, { id: 'nadia' })])).toBe(server)
  })

  test('has the scores that were set here.', () => {
    const write = waiting(saveScores, {
      settings: [{ id: 'new', playerId: 'tom', aiSettings: toAiSettings(scores), was: null }],
    })
    const facts = overlayFacts(server, [write])
    expect(of(facts, 'tom')?.scores).toEqual(scores)
    expect(of(facts, 'ines')).toEqual(of(server, 'ines'))
  })

  test('has what was evaluated here, in place of what was said before.', () => {
    const said = { evaluationId: 'new', playerId: 'ines', id: flip.id, coachNotes: '', was: null }
    const facts = overlayFacts(server, [
      waiting(evaluate, { ...said, status: 'in_progress' }),
      waiting(evaluate, { ...said, id: 'service-1', status: 'mastered' }),
    ])
    expect(of(facts, 'ines')?.evaluations).toEqual([
      { id: flip.id, status: 'in_progress', lastEvaluation: writtenAt },
      { id: 'service-1', status: 'mastered', lastEvaluation: writtenAt },
    ])
    expect(of(facts, 'tom')?.evaluations).toEqual([])
  })

  test('no longer has whom a coach removed.', () => {
    const facts = overlayFacts(server, [waiting(clubs.removeMember, { id: 'tom' })])
    expect(facts.players.map(({ id }) => id)).toEqual(['ines'])
  })
})
