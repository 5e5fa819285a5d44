import { describe, expect, test } from 'vitest'
import { proposeSession } from '../../src/domain/session-planner.ts'
import { practising } from '../../src/domain/planner-theme.ts'
import { themeSubjects } from '../../src/domain/theme.ts'
import { isDeep } from '../support/depth.ts'
import { refused } from './checklist.ts'
import { entriesOf, library, occasionOf, playersOf, situations } from './situations.ts'

/** Asked again as often, each proposal passes too. */
const proposals = isDeep ? 40 : 5

test('There are forty situations.', () => {
  expect(Object.keys(situations)).toHaveLength(40)
})

describe('A coach would run what is proposed', () => {
  const cases = Object.entries(situations).flatMap(([name, situation], n) => [
    { name, situation, theme: null },
    { name: `${name}, with a theme`, situation, theme: themeSubjects[n % themeSubjects.length]! },
  ])
  test.each(cases)('$name', ({ situation, theme }) => {
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
        ofTheme: theme ? practising(theme, library) : undefined,
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
