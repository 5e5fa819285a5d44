import { describe, expect, test } from 'vitest'
import { rebondDrills } from '../content/drills.ts'
import { highestUncertainties, type Observation, proposesMastery, uncertaintyIn } from './mastery-evidence.ts'

function seen(day: string, part: Partial<Observation> = {}): Observation {
  return { drill: 'Chercher le coude', uncertainty: 1, reached: true, day, at: `${day}T18:40:00Z`, ...part }
}

describe('« Maîtrisé » is proposed', () => {
  const first = seen('2026-11-10')
  const hardest = seen('2026-11-17', { uncertainty: 3, at: '2026-11-17T17:20:00Z' })

  test('after two successes seven days apart, one at the highest uncertainty, whichever came first.', () => {
    expect(proposesMastery([first, hardest], null, 3)).toBe(true)
    expect(
      proposesMastery(
        [
          { ...first, uncertainty: 3 },
          { ...hardest, uncertainty: 0 },
        ],
        null,
        3,
      ),
    ).toBe(true)
    expect(proposesMastery([first, hardest, seen('2026-11-24', { reached: false })], null, 3)).toBe(true)
  })

  test('not after one, nor two that are six days apart.', () => {
    expect(proposesMastery([hardest], null, 3)).toBe(false)
    expect(proposesMastery([seen('2026-11-11'), hardest], null, 3)).toBe(false)
    // The two that are far apart need the hardest one among them.
    expect(proposesMastery([seen('2026-11-05'), seen('2026-11-12'), seen('2026-11-11')], null, 3)).toBe(false)
  })

  test('not where the criterion was missed, or the drill was too easy or of unknown difficulty.', () => {
    expect(proposesMastery([{ ...first, reached: false }, hardest], null, 3)).toBe(false)
    expect(proposesMastery([first, { ...hardest, uncertainty: 2 }], null, 3)).toBe(false)
    expect(proposesMastery([first, { ...hardest, uncertainty: null }], null, 3)).toBe(false)
    expect(proposesMastery([first, { ...hardest, uncertainty: null }], null, 0)).toBe(true)
  })

  test('once: what a coach has said since the last success stands, until there is a new one.', () => {
    const said = (lastEvaluation: string, status: 'in_progress' | 'mastered' = 'in_progress') => ({
      status,
      lastEvaluation,
    })
    expect(proposesMastery([first, hardest], said('2026-11-12T10:00:00Z'), 3)).toBe(true)
    expect(proposesMastery([first, hardest], said('2026-11-17T21:00:00Z'), 3)).toBe(false)
    const again = seen('2026-11-24', { uncertainty: 0 })
    expect(proposesMastery([first, hardest, again], said('2026-11-17T21:00:00Z'), 3)).toBe(true)
    expect(proposesMastery([first, hardest, again], said('2026-01-01T00:00:00Z', 'mastered'), 3)).toBe(false)
  })
})

describe('The library’s highest uncertainty', () => {
  const library = rebondDrills.map((drill) => ({ type: drill.category, ...drill.pairs[0]!, drill }))

  test('is that of the drills named after the technique; without any there is none.', () => {
    const highest = highestUncertainties(library)
    expect(highest.get('initiative-1')).toBe(3)
    // « Poussettes, et qui démarre ? » is named after the top spin.
    expect(highest.get('defense-4')).toBe(1)
    const easy = library.filter(({ technique }) => technique === 'Lancé')
    expect(highestUncertainties(easy).has('initiative-1')).toBe(false)
  })

  test('is as a drill says, or as it is drawn; nobody knows it of a drill in words.', () => {
    const own = { type: 'counter', technique: 'Block CD', effect: 'Actif' } as const
    const of = (drill: Parameters<typeof uncertaintyIn>[0]) =>
      highestUncertainties([{ ...own, drill }]).get('counter-1')
    expect(of({ uncertainty: 2 })).toBe(2)
    expect(of(null)).toBe(0)
    const { sequence } = rebondDrills.find(({ title }) => title === 'Chercher le coude')!
    expect(uncertaintyIn({ sequence: sequence! })).toBe(1)
    expect(uncertaintyIn(undefined)).toBeNull()
  })
})
