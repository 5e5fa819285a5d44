import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Evaluation, EvaluationTable } from '../../contract/technique-evaluations.ts'
import { techniqueStatuses } from '../../domain/technique-evaluation.ts'
import { type ServerEvaluations, withServerEvaluations } from './cache-evaluation.ts'

const pioche = { id: 'pioche', name: 'Pioche - Coupé', category: 'service' as const }
const flip = { id: 'flip', name: 'Flip CD - Placé', category: 'initiative' as const }

function evaluation(part: Partial<Evaluation> = {}): Evaluation {
  return {
    evaluationId: 'first',
    id: 'service-1',
    name: 'Marteau',
    category: 'service',
    status: 'in_progress',
    coachNotes: '',
    lastEvaluation: '2026-11-21T18:00:00.000Z',
    evaluatedBy: 'Marc Delorme',
    ...part,
  }
}
const later = evaluation({
  evaluationId: 'second',
  status: 'mastered',
  lastEvaluation: '2026-11-21T19:00:00.000Z',
})
const ofFlip = evaluation({ evaluationId: 'third', id: 'flip', name: flip.name, category: flip.category })

const row = (id: string, ...evaluations: Evaluation[]): EvaluationTable['players'][number] => ({
  id,
  firstName: id,
  lastName: 'Morel',
  playingStyle: null,
  evaluations: evaluations.map(({ name: _name, category: _category, ...latest }) => latest),
})
const table: EvaluationTable = {
  players: [row('ines', evaluation()), row('tom')],
  techniques: [{ ...pioche, inLibrary: true }],
}
const fromServer = (playerId: string, ...evaluations: Evaluation[]): ServerEvaluations => ({
  playerId,
  evaluations,
})

test('What was told of a player takes its place, and the other rows stay the same.', () => {
  const after = withServerEvaluations(table, [fromServer('ines', later)])
  expect(after.players[0]).toEqual(row('ines', later))
  expect(after.players[1]).toBe(table.players[1])
  expect(withServerEvaluations(table, [fromServer('tom', later)]).players[1]).toEqual(row('tom', later))
})

test('What was known already, or of nobody in the club, leaves the table as it is.', () => {
  const known = { ...table, players: [row('ines', later)] }
  expect(withServerEvaluations(known, [fromServer('ines', evaluation())])).toBe(known)
  expect(withServerEvaluations(known, [fromServer('ines', later)])).toBe(known)
  expect(withServerEvaluations(table, [fromServer('somebody else', ofFlip)])).toBe(table)
})

describe('An exercise that is not in the library', () => {
  const brought = { ...flip, inLibrary: false }
  const withFlip = withServerEvaluations(table, [fromServer('tom', ofFlip)])

  test('becomes a column with the first who was evaluated on it.', () => {
    expect(withFlip.techniques).toEqual([...table.techniques, brought])
    expect(withServerEvaluations(withFlip, [fromServer('ines', ofFlip)]).techniques).toEqual(
      withFlip.techniques,
    )
  })

  test('is none any more once the last one was set back.', () => {
    const setBack = { ...ofFlip, status: 'not_evaluated', lastEvaluation: later.lastEvaluation } as const
    expect(withServerEvaluations(withFlip, [fromServer('tom', setBack)]).techniques).toEqual(table.techniques)
    const both = withServerEvaluations(withFlip, [fromServer('ines', ofFlip)])
    expect(withServerEvaluations(both, [fromServer('tom', setBack)]).techniques).toEqual(withFlip.techniques)
  })
})

test('In whatever order it is told, the latest of each technique counts.', () => {
  const some = fc.uniqueArray(
    fc.record({
      id: fc.constantFrom('service-1', 'service-2', 'flip'),
      status: fc.constantFrom(...techniqueStatuses),
      hour: fc.integer({ min: 10, max: 23 }),
    }),
    { selector: ({ hour }) => hour },
  )
  fc.assert(
    fc.property(some, (said) => {
      const history = said.map(({ hour, ...part }) =>
        evaluation({ ...part, evaluationId: `${hour}`, lastEvaluation: `2026-11-21T${hour}:00:00.000Z` }),
      )
      const tell = (order: readonly Evaluation[]) =>
        order
          .reduce((known, each) => withServerEvaluations(known, [fromServer('tom', each)]), table)
          .players[1]!.evaluations.toSorted((a, b) => a.id.localeCompare(b.id))
      const latest = tell(history)
      expect(tell(history.toReversed())).toEqual(latest)
      for (const { id, lastEvaluation } of latest) {
        const instants = history.filter((each) => each.id === id).map((e) => e.lastEvaluation)
        expect(lastEvaluation).toBe(instants.toSorted().at(-1))
      }
    }),
  )
})
