import { describe, expect, test } from 'vitest'
import { starterExercises } from '../../domain/starter-exercises.ts'
import type { Exercise } from '../../contract/exercises.ts'
import {
  type Alternative,
  alternativesTo,
  type ProgrammeEdit,
  resized,
} from '../../domain/programme-edits.ts'
import { changedMinutes, minutesOfAnother, minutesThatStay } from './change-words.ts'
import { inputOf, noChoices, type PlanningInput, type Proposal, proposalAfter } from './proposal-choices.ts'
import { whyEmpty } from './why-empty.ts'

const library: Exercise[] = starterExercises.map((content, n) => ({
  ...content,
  id: `starter-${n}`,
  clubId: 'vaise',
  createdBy: 'lea',
  createdAt: '2026-09-01T08:00:00.000Z',
  updatedAt: '2026-09-01T08:00:00.000Z',
  version: 1,
}))
const occasion: PlanningInput = {
  audience: 'youth',
  players: [],
  library,
  duration: '1h30',
  depth: 'personalised',
  facts: { depth: 'personalised', drills: [], players: [] },
}

const input = inputOf(occasion, noChoices)
const before = proposalAfter(occasion, noChoices)
const theme = before.exercises.find(({ phase }) => phase === 'theme')!.exercise
const name = `${theme.technique} - ${theme.effect}`

function resize(to: 'longer' | 'shorter', of: Proposal = before, id = theme.id, asked = input): Proposal {
  const edit = resized(asked, of.exercises, id, to)
  if (typeof edit === 'string') throw new Error(edit)
  return edit.proposal
}
/** The same drill in its own place. */
const asItIs = (programme: ProgrammeEdit<Exercise>): Alternative<Exercise> => ({
  exercise: theme,
  ...programme,
})

describe('What changes of a session’s minutes is said', () => {
  test('of the drill, of the matches, of what stays free.', () => {
    const longer = resize('longer')
    expect(changedMinutes(before, longer)).toEqual([
      `${name}\u00A0: 20\u00A0min au lieu de 15.`,
      'Matchs\u00A0: 10\u00A0min au lieu de 15.',
    ])
    expect(minutesThatStay(longer)).toEqual([
      'Il reste 5\u00A0min pour l’eau, les consignes et les changements de table.',
    ])
  })

  test('of what goes and comes.', () => {
    const game = { ...theme, id: 'game', drill: { format: 'match' as const } }
    const withGame = proposalAfter(occasion, {
      ...noChoices,
      edited: [...before.exercises, { exercise: { ...game, duration: '5 min' }, phase: 'match' }],
    })
    const longer = resize('longer', withGame, 'game')
    expect(changedMinutes(withGame, longer)).toEqual([
      `${name}\u00A0: 10\u00A0min au lieu de 5.`,
      'Matchs\u00A0: 10\u00A0min supprimées.',
    ])
    expect(changedMinutes(longer, withGame)).toEqual([
      `${name}\u00A0: 5\u00A0min au lieu de 10.`,
      'Matchs\u00A0: 10\u00A0min ajoutées.',
    ])
  })

  test('of another drill in the place of one, with its duration and the free time.', () => {
    const programme = before.exercises
    expect(minutesOfAnother(before, asItIs({ programme, proposal: before }))).toBe(
      '15 min. Le reste de la séance ne change pas.',
    )
    expect(minutesOfAnother(before, asItIs({ programme, proposal: resize('shorter') }))).toBe(
      'Durée\u00A0: 10\u00A0min au lieu de 15. Temps libre\u00A0: 10\u00A0min au lieu de 5.',
    )
  })

  test('to the minute: what is said adds up.', () => {
    let said = 0
    for (const duration of ['1h', '1h30', '2h'] as const) {
      const shown = proposalAfter({ ...occasion, duration }, noChoices)
      const asked = { ...input, duration }
      for (const { exercise } of shown.exercises) {
        for (const other of alternativesTo(asked, shown.exercises, exercise.id)) {
          expect(balanceOf(minutesOfAnother(shown, other))).toBe(0)
          said++
        }
        for (const to of ['longer', 'shorter'] as const) {
          const edit = resized(asked, shown.exercises, exercise.id, to)
          if (typeof edit === 'string') continue
          const free = edit.proposal.minutesLeft - shown.minutesLeft
          expect(balanceOf(changedMinutes(shown, edit.proposal).join(' ')) + free).toBe(0)
          said++
        }
      }
    }
    expect(said).toBeGreaterThan(20)
  })

  test('of a programme that takes longer than its session, and nothing where no minute stays.', () => {
    const twice = before.exercises.flatMap((pin) => [
      pin,
      { ...pin, exercise: { ...pin.exercise, id: 'again' } },
    ])
    const hour = proposalAfter({ ...occasion, duration: '1h' }, { ...noChoices, edited: twice })
    expect(hour.minutesLeft).toBe(-50)
    expect(minutesThatStay(hour)).toEqual(['Le programme dépasse encore de 50\u00A0min.'])
    expect(minutesThatStay({ ...hour, minutesLeft: 0 })).toEqual([])
    const shorter = asItIs({
      programme: [],
      proposal: resize('shorter', hour, theme.id, { ...input, duration: '1h' }),
    })
    const short = 'Durée\u00A0: 10\u00A0min au lieu de 15.'
    expect(minutesOfAnother(hour, shorter)).toBe(`${short} Le programme dépasse encore de 45\u00A0min.`)
    expect(minutesOfAnother(hour, { ...shorter, proposal: { ...shorter.proposal, minutesLeft: 5 } })).toBe(
      `${short} Temps libre\u00A0: 5\u00A0min au lieu de 0.`,
    )
  })
})

test('An empty part is said to lack either time or drills.', () => {
  const half = before.exercises.slice(0, 2)
  const long = half.map(({ exercise, phase }) => ({
    exercise: { ...exercise, duration: '30 min' as const },
    phase,
  }))
  const full = proposalAfter({ ...occasion, duration: '1h' }, { ...noChoices, pinned: long })
  expect(full.emptyPhases).toContain('service')
  expect(whyEmpty('service', full)).toBe('Il ne reste plus de temps pour ce moment.')
  const bare = { ...occasion, library: library.filter(({ type }) => type !== 'service') }
  const without = proposalAfter(bare, noChoices)
  expect(without.emptyPhases).toContain('service')
  expect(whyEmpty('service', without)).toBe('Aucun exercice de la bibliothèque ne convient ici.')
})

/** Minutes gained less minutes lost in these sentences. */
function balanceOf(sentences: string): number {
  const said = sentences.matchAll(/(\d+)\u00A0min (au lieu de (\d+)|ajoutées|supprimées)/g)
  return [...said].reduce((sum, [, minutes, how, before]) => {
    if (how === 'supprimées') return sum - Number(minutes)
    return sum + Number(minutes) - Number(before ?? 0)
  }, 0)
}
