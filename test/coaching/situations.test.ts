import { describe, expect, test } from 'vitest'
import { proposeSession } from '../../src/domain/session-planner.ts'
import { isDeep } from '../support/depth.ts'
import { refused } from './checklist.ts'
import { entriesOf, library, occasionOf, playersOf, situations } from './situations.ts'

/** Asked again as often, each proposal passes too. */
const proposals = isDeep ? 40 : 5

test('There are forty situations.', () => {
  expect(Object.keys(situations)).toHaveLength(40)
})

describe('A coach would run what is proposed', () => {
  test.each(Object.entries(situations))('%s', (_name, situation) => {
    const { audience, duration } = situation
    const players = playersOf(situation)
    let proposedBefore: readonly string[] = []
    for (let n = 1; n <= proposals; n++) {
      const proposal = proposeSession({
        players,
        audience,
        library,
        duration,
        depth: 'advanced',
        pinned: [],
        excluded: [],
        proposedBefore,
      })
      const entries = entriesOf(proposal)
      expect({
        n,
        refused: refused(entries, occasionOf(situation)),
        entries: entries.map(({ title }) => title),
      }).toEqual({ n, refused: [], entries: entries.map(({ title }) => title) })
      proposedBefore = [...proposedBefore, ...proposal.exercises.map(({ exercise }) => exercise.id)]
    }
  })
})
