import { describe, expect, test } from 'vitest'
import { waiting, writtenAt } from '../../../test/support/waiting-write.ts'
import * as clubs from '../../contract/clubs.ts'
import {
  evaluate,
  type EvaluationTable,
  type LatestEvaluation,
} from '../../contract/technique-evaluations.ts'
import { whoEvaluated } from './evaluation-words.ts'
import { overlayTable } from './use-evaluation-table.ts'

const lea = 'Léa Fontaine'
const block: LatestEvaluation = {
  evaluationId: 'first',
  id: 'counter-2',
  status: 'in_progress',
  coachNotes: 'Avance la raquette.',
  lastEvaluation: '2026-11-10T18:00:00.000Z',
  evaluatedBy: 'Marc Delorme',
}
const ines = { id: 'ines', firstName: 'Inès', lastName: 'Morel', playingStyle: null, evaluations: [block] }
const tom = { id: 'tom', firstName: 'Tom', lastName: 'Girard', playingStyle: null, evaluations: [] }
const server: EvaluationTable = { players: [ines, tom], techniques: [] }

const mastered = {
  evaluationId: 'second',
  playerId: 'ines',
  id: 'counter-2',
  status: 'mastered',
  coachNotes: ' Solide. ',
  was: 'first',
} as const
const of = ({ players }: EvaluationTable, id: string) =>
  players.find((player) => player.id === id)?.evaluations

describe('The table of evaluations', () => {
  test('that nothing waits for stays the very same.', () => {
    expect(overlayTable(server, [], lea)).toBe(server)
  })

  test('has what was evaluated here, by whom and when; nothing else changes.', () => {
    const table = overlayTable(server, [waiting(evaluate, mastered)], lea)
    expect(of(table, 'ines')).toEqual([
      {
        evaluationId: 'second',
        id: 'counter-2',
        status: 'mastered',
        coachNotes: 'Solide.',
        lastEvaluation: writtenAt,
        evaluatedBy: 'Léa Fontaine',
      },
    ])
    expect(of(table, 'tom')).toEqual([])
  })

  test('has what was never evaluated before, and one cell pressed several times.', () => {
    const pressed = (evaluationId: string, status: 'in_progress' | 'mastered', was: string | null) =>
      waiting(evaluate, { evaluationId, playerId: 'tom', id: 'service-1', status, coachNotes: '', was })
    const writes = [pressed('a', 'in_progress', null), pressed('b', 'mastered', 'a')]
    expect(of(overlayTable(server, writes, lea), 'tom')).toMatchObject([
      { evaluationId: 'b', status: 'mastered' },
    ])
  })

  test('does nothing again that the server has done.', () => {
    const done: EvaluationTable = {
      ...server,
      players: [
        {
          ...ines,
          evaluations: [{ ...block, evaluationId: 'second', status: 'mastered', coachNotes: 'Solide.' }],
        },
      ],
    }
    expect(overlayTable(done, [waiting(evaluate, mastered)], lea)).toEqual(done)
  })

  test('keeps what another coach said meanwhile: the server will refuse what was said without seeing it.', () => {
    const meanwhile = { ...block, evaluationId: 'of Marc', status: 'not_evaluated' } as const
    const table = { ...server, players: [{ ...ines, evaluations: [meanwhile] }] }
    expect(overlayTable(table, [waiting(evaluate, mastered)], lea)).toBe(table)
  })

  test('dates what was said here after what it replaces, whatever the device’s clock says.', () => {
    const ahead = { ...block, lastEvaluation: '2026-11-21T12:30:00.000Z' }
    const table = overlayTable(
      { ...server, players: [{ ...ines, evaluations: [ahead] }] },
      [waiting(evaluate, mastered)],
      lea,
    )
    expect(of(table, 'ines')).toMatchObject([{ lastEvaluation: '2026-11-21T12:30:00.001Z' }])
  })

  test('loses who was removed here, and knows nothing of whoever it does not show.', () => {
    expect(of(overlayTable(server, [waiting(clubs.removeMember, { id: 'tom' })], lea), 'tom')).toBeUndefined()
    const elsewhere = waiting(evaluate, { ...mastered, playerId: 'clara' })
    expect(overlayTable(server, [elsewhere], lea)).toBe(server)
  })
})

test('Whoever comes second is told by whom, and what.', () => {
  const current = { ...block, playerId: 'ines', name: 'Block RV', category: 'counter' } as const
  expect(whoEvaluated(current)).toBe('Marc Delorme a évalué Block RV entre-temps\u00A0: En progression.')
  expect(whoEvaluated({ ...current, evaluatedBy: null })).toMatch(/^Un entraineur a évalué/)
})
