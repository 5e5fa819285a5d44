import { describe, expect, test } from 'vitest'
import type { LatestEvaluation } from '../../contract/technique-evaluations.ts'
import { type Change, lastOf, withChange, withPressed } from './group-changes.ts'

const cell = { playerId: 'tom', techniqueId: 'counter-2' }
const change = (made: string, status: Change['before']['status']): Change => ({
  cell,
  made,
  before: { status, coachNotes: '' },
  after: 'mastered',
})

const said = (id: string, evaluationId: string): LatestEvaluation => ({
  evaluationId,
  id,
  status: 'mastered',
  coachNotes: '',
  lastEvaluation: '2026-11-21T12:00:00.000Z',
  evaluatedBy: 'Léa Fontaine',
})
const player = (id: string, evaluations: LatestEvaluation[]) => ({
  id,
  firstName: id,
  lastName: 'X',
  playingStyle: null,
  evaluations,
})
const tom = player('tom', [said('counter-2', 'old'), said('service-1', 'kept')])
const tomas = player('tomas', [said('counter-2', 'his')])

describe('What can be taken back', () => {
  test('is one change where presses on a cell follow each other: what was there before the first.', () => {
    const pressed = [
      { change: change('a', 'not_evaluated'), was: null },
      { change: change('b', 'in_progress'), was: 'a' },
      { change: change('c', 'mastered'), was: 'b' },
    ]
    const changes = pressed.reduce<readonly Change[]>(
      (all, each) => withChange(all, each.change, each.was),
      [],
    )
    expect(changes).toEqual([change('c', 'not_evaluated')])
  })

  test('are two changes where something else was done, or said, between them.', () => {
    const first = change('a', 'not_evaluated')
    const elsewhere = { ...change('b', 'mastered'), cell: { playerId: 'ines', techniqueId: 'service-1' } }
    const again = change('c', 'in_progress')
    expect(withChange(withChange([first], elsewhere, null), again, 'a')).toEqual([first, elsewhere, again])
    expect(withChange([first], again, 'of Marc')).toEqual([first, again])
  })

  test('is what still counts: nobody has set it since, and the player is still there.', () => {
    const changes = [change('kept', 'not_evaluated'), change('overtaken', 'mastered')]
    expect(lastOf(changes, [tom, tomas])).toEqual(changes[0])
    expect(lastOf(changes, [tomas])).toBeNull()
  })
})

describe('What was pressed a moment ago', () => {
  test('shows in place of what was there, for that player alone.', () => {
    const [first, second] = withPressed([tom, tomas], new Map([['tom counter-2', said('counter-2', 'new')]]))
    expect(first?.evaluations.map(({ evaluationId }) => evaluationId)).toEqual(['kept', 'new'])
    expect(second).toBe(tomas)
  })

  test('that is nothing leaves everything as it is.', () => {
    const players = [tom, tomas]
    expect(withPressed(players, new Map())).toBe(players)
  })
})
