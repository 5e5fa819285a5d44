import { describe, expect, test } from 'vitest'
import { draws } from '../../bench/simulation/draws.ts'
import type { PlannerExercise } from '../../src/domain/planner-need.ts'
import type { Pin, PlannerInput, SessionProposal } from '../../src/domain/programme-draft.ts'
import { alternativesTo, resized } from '../../src/domain/programme-edits.ts'
import type { Phase } from '../../src/domain/session-frame.ts'
import { proposeSession } from '../../src/domain/session-planner.ts'
import { isDeep } from '../support/depth.ts'
import { refused } from './checklist.ts'
import { entriesOf, library, occasionOf, playersOf, situations } from './situations.ts'

const seeds = isDeep ? 200 : 5
const edits = 5

function blockMinutes(phase: Phase, { blocks }: SessionProposal<PlannerExercise>): number {
  return blocks.find((block) => block.phase === phase)?.minutes ?? 0
}

describe('A coach would still run what they edited', () => {
  test.each(Object.entries(situations))('%s', (_name, situation) => {
    const { audience, duration } = situation
    const first: PlannerInput<PlannerExercise> = {
      players: playersOf(situation),
      audience,
      library,
      duration,
      depth: 'advanced',
      pinned: [],
      excluded: [],
      proposedBefore: [],
    }
    const proposed = proposeSession(first)
    let edited = 0
    for (let seed = 1; seed <= seeds; seed++) {
      const draw = draws(seed)
      const one = <T>(of: readonly T[], what: string, n: number) => of[Math.floor(draw(what, n) * of.length)]!
      const fixed = one(proposed.exercises, 'pin', 0)
      let input = { ...first, pinned: [fixed] }
      let programme: readonly Pin<PlannerExercise>[] = proposed.exercises
      const done: string[] = []
      let before = proposed
      for (let n = 0; n < edits; n++) {
        const others = programme.filter(({ exercise }) => exercise.id !== fixed.exercise.id)
        const { id } = one(others, 'drill', n).exercise
        const what = one(['change', 'longer', 'shorter'] as const, 'edit', n)
        const edit =
          what === 'change'
            ? one(alternativesTo(input, programme, id), 'alternative', n)
            : resized(input, programme, id, what)
        if (!edit || typeof edit === 'string') continue
        done.push(`${what} ${id}`)
        if (what === 'change') input = { ...input, excluded: [...input.excluded, id] }
        programme = edit.programme
        edited++
        expect({ seed, done, refused: refused(entriesOf(edit.proposal), occasionOf(situation)) }).toEqual({
          seed,
          done,
          refused: [],
        })
        for (const phase of ['welcome', 'cool-down'] as const) {
          const shortened = blockMinutes(phase, edit.proposal) < blockMinutes(phase, before)
          expect({ seed, done, phase, shortened }).toEqual({ seed, done, phase, shortened: false })
        }
        before = edit.proposal
        expect(programme).toContainEqual(expect.objectContaining({ exercise: fixed.exercise }))
      }
      // Each one that is kept as it is now, beside what others the planner finds.
      for (const kept of programme) {
        const again = proposeSession({
          ...input,
          pinned: kept.exercise.id === fixed.exercise.id ? [fixed] : [fixed, kept],
          proposedBefore: programme.map(({ exercise }) => exercise.id),
        })
        const why = { seed, done, kept: `${kept.exercise.id} ${kept.exercise.duration}` }
        expect({ ...why, refused: refused(entriesOf(again), occasionOf(situation)) }).toEqual({
          ...why,
          refused: [],
        })
      }
    }
    expect(edited).toBeGreaterThan(seeds)
  })
})
