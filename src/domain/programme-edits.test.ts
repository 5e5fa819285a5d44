import { describe, expect, test } from 'vitest'
import type { Category } from './category.ts'
import type { DrillFormat } from './drills/drill.ts'
import { type ExerciseDuration, exerciseMinutes } from './exercise.ts'
import type { PlannerExercise } from './planner-need.ts'
import type { PlannerInput, SessionProposal } from './programme-draft.ts'
import { alternativesTo, type ProgrammeEdit, resized, type WhyNotResize } from './programme-edits.ts'
import type { Phase } from './session-frame.ts'
import { describeProgramme } from './session-planner.ts'

interface Given {
  readonly type?: Category
  readonly technique?: string
  readonly uncertainty?: 0 | 1 | 2 | 3
}

const drill = (
  id: string,
  minutes: number,
  format: DrillFormat | null,
  given: Given = {},
): PlannerExercise => ({
  id,
  title: id,
  type: given.type ?? 'counter',
  technique: given.technique ?? id,
  effect: 'Placé',
  difficulty: 'débutant',
  duration: `${minutes} min` as ExerciseDuration,
  drill: format && { format, uncertainty: given.uncertainty ?? 0 },
})

const library = [
  drill('warm', 10, 'echauffement'),
  drill('theme-a', 15, 'regularite', { technique: 'Bloc CD' }),
  drill('theme-b', 15, 'regularite', { technique: 'Bloc RV' }),
  drill('theme-short', 10, 'regularite', { technique: 'Poussette CD' }),
  drill('theme-long', 20, 'regularite', { technique: 'Poussette RV' }),
  drill('open-a', 15, 'semi', { uncertainty: 1 }),
  drill('open-b', 15, 'semi', { uncertainty: 1 }),
  drill('serve-a', 15, 'service3', { type: 'service' }),
]
const input: PlannerInput<PlannerExercise> = {
  players: [],
  audience: 'youth',
  library,
  duration: '1h30',
  depth: 'personalised',
  pinned: [],
  excluded: [],
  proposedBefore: [],
}
const at = (exercise: PlannerExercise, phase: Phase) => ({ exercise, phase })
const named = (id: string) => library.find((exercise) => exercise.id === id)!
/** 10 of moving, 10 + 15 + 15 + 15 of drills, 15 of matches and 5 of calm: 5 stay free. */
const programme = [
  at(named('warm'), 'warm-up'),
  at(named('theme-a'), 'theme'),
  at(named('open-a'), 'opening'),
  at(named('serve-a'), 'service'),
]

const minutesIn = ({ exercises, blocks, minutesLeft }: SessionProposal<PlannerExercise>) => ({
  ...Object.fromEntries(exercises.map(({ exercise }) => [exercise.id, exerciseMinutes(exercise.duration)])),
  ...Object.fromEntries(blocks.map(({ title, minutes }) => [title, minutes])),
  free: minutesLeft,
})
function done<E extends PlannerExercise>(edit: ProgrammeEdit<E> | WhyNotResize): ProgrammeEdit<E> {
  if (typeof edit === 'string') throw new Error(edit)
  return edit
}

describe('« Changer »', () => {
  test('has three others of the same part of the session, as long ones first.', () => {
    const found = alternativesTo(input, programme, 'theme-a')
    expect(found.map(({ exercise }) => exercise.id)).toEqual(['theme-b', 'theme-short', 'theme-long'])
    expect(found.map(({ proposal }) => minutesIn(proposal))).toEqual([
      expect.objectContaining({ Matchs: 15, free: 5 }),
      expect.objectContaining({ Matchs: 15, free: 10 }),
      expect.objectContaining({ Matchs: 10, free: 5 }),
    ])
    for (const { programme: after } of found) expect(after.toSpliced(1, 1)).toEqual(programme.toSpliced(1, 1))
  })

  test('never has what was taken out, what is in the programme already, or one technique a third time.', () => {
    const ids = (changed: Partial<PlannerInput<PlannerExercise>>, current = programme) =>
      alternativesTo({ ...input, ...changed }, current, 'theme-a').map(({ exercise }) => exercise.id)
    expect(ids({ excluded: ['theme-b'] })).not.toContain('theme-b')
    expect(ids({}, [...programme, at(named('theme-b'), 'match')])).not.toContain('theme-b')
    const third = ['Bloc RV', 'Bloc RV'].map((technique, n) =>
      at(drill(`other-${n}`, 5, 'jambes', { technique }), 'welcome'),
    )
    expect(ids({}, [...third, ...programme])).not.toContain('theme-b')
  })

  test('has none where the library has none, nor for what is not in the programme.', () => {
    expect(alternativesTo(input, programme, 'serve-a')).toEqual([])
    expect(alternativesTo(input, programme, 'nowhere')).toEqual([])
  })

  test('leaves no opening before a surer one.', () => {
    const two = [
      at(drill('sure', 10, 'semi', { uncertainty: 1 }), 'opening'),
      at(drill('less-sure', 10, 'irregulier', { uncertainty: 2 }), 'opening'),
    ]
    const open = [
      drill('free-play', 10, 'irregulier', { uncertainty: 3 }),
      drill('one-of-two', 10, 'semi', { uncertainty: 1 }),
    ]
    const found = alternativesTo({ ...input, library: open }, [...programme.slice(0, 2), ...two], 'sure')
    expect(found.map(({ exercise }) => exercise.id)).toEqual(['one-of-two'])
  })
})

describe('« Plus long »', () => {
  const longer = (id: string, changed: Partial<PlannerInput<PlannerExercise>> = {}, current = programme) =>
    resized({ ...input, ...changed }, current, id, 'longer')

  test('takes what is free above five minutes, then from the matches, then from another drill.', () => {
    const short = [...programme.slice(0, 1), at(named('theme-short'), 'theme'), ...programme.slice(2)]
    const free = done(longer('theme-short', {}, short))
    expect(minutesIn(free.proposal)).toMatchObject({ 'theme-short': 15, Matchs: 15, free: 5 })
    const matches = done(longer('theme-short', {}, free.programme as typeof programme))
    expect(minutesIn(matches.proposal)).toMatchObject({ 'theme-short': 20, Matchs: 10, free: 5 })
    const another = done(longer('serve-a', {}, matches.programme as typeof programme))
    expect(minutesIn(another.proposal)).toMatchObject({
      'theme-short': 15,
      'serve-a': 20,
      Matchs: 10,
      'Mise en train': 10,
      'Retour au calme': 5,
      free: 5,
    })
  })

  test('takes nothing from what the coach has fixed, and says that there is no time.', () => {
    const full = done(longer('theme-a')).programme as typeof programme
    const pinned = full.filter(({ exercise }) => exercise.id !== 'open-a')
    expect(longer('open-a', { pinned }, full)).toBe('no-time')
    expect(
      done(longer('open-a', { pinned: pinned.slice(1) }, full)).proposal.exercises[0]!.exercise.duration,
    ).toBe('5 min')
  })

  test('takes nothing from moving and calming down, where drills fill the matches too.', () => {
    const current = [...programme, at(drill('game', 15, 'match'), 'match')]
    expect(longer('theme-a', { pinned: current }, current)).toBe('no-time')
  })

  test('takes nothing from moving for calm, which goes back to what it was.', () => {
    const current = [...programme, at(drill('calm', 5, 'calme'), 'cool-down')]
    const long = done(longer('calm', {}, current))
    expect(minutesIn(long.proposal)).toMatchObject({ 'Mise en train': 10, calm: 10, Matchs: 10, free: 5 })
    expect(longer('calm', { pinned: current }, long.programme as typeof programme)).toBe('no-time')
    expect(minutesIn(done(resized(input, long.programme, 'calm', 'shorter')).proposal)).toMatchObject({
      'Mise en train': 10,
      calm: 5,
      Matchs: 15,
      free: 5,
    })
  })

  test('takes no place from moving or calm that go on without a drill.', () => {
    const current = [...programme, at(drill('calm', 5, 'calme'), 'cool-down')]
    const pingSante = { audience: 'ping-sante' } as const
    expect(minutesIn(describeProgramme({ ...input, ...pingSante }, current))).toMatchObject({
      calm: 5,
      'Retour au calme': 5,
    })
    expect(longer('calm', pingSante, current)).toBe('takes-block')
  })

  test('keeps five minutes free where all of the session is drills.', () => {
    const drills = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((id, n) =>
      at(drill(id, n === 0 ? 15 : 10, null), 'theme'),
    )
    expect(describeProgramme(input, drills)).toMatchObject({ minutesLeft: 5, blocks: [] })
    expect(longer('a', { pinned: drills }, drills)).toBe('no-time')
  })

  test('ends at half an hour.', () => {
    expect(longer('long', {}, [at(drill('long', 30, 'regularite'), 'theme')])).toBe('longest')
  })

  test('lets no technique take more than two thirds of what is worked at.', () => {
    const current = [
      at(drill('one', 20, 'regularite', { technique: 'Bloc CD' }), 'theme'),
      at(drill('two', 15, 'semi', { technique: 'Bloc CD' }), 'opening'),
      at(drill('three', 20, 'service3', { type: 'service' }), 'service'),
    ]
    expect(longer('one', { duration: '2h', pinned: current }, current)).toBe('one-technique')
    expect(typeof longer('three', { duration: '2h' }, current)).toBe('object')
  })
})

describe('« Plus court »', () => {
  const shorter = (id: string, changed: Partial<PlannerInput<PlannerExercise>> = {}, current = programme) =>
    resized({ ...input, ...changed }, current, id, 'shorter')

  test('leaves the minutes free, or gives back what the matches had given.', () => {
    expect(minutesIn(done(shorter('theme-a')).proposal)).toMatchObject({
      'theme-a': 10,
      Matchs: 15,
      free: 10,
    })
    const long = done(resized(input, programme, 'theme-a', 'longer')).programme as typeof programme
    expect(minutesIn(done(shorter('theme-a', {}, long)).proposal)).toMatchObject({
      'theme-a': 15,
      Matchs: 15,
      free: 5,
    })
  })

  test('ends at ten minutes, at five where one warms up.', () => {
    const short = done(shorter('theme-a')).programme as typeof programme
    expect(shorter('theme-a', {}, short)).toBe('shortest')
    expect(minutesIn(done(shorter('warm')).proposal)).toMatchObject({ warm: 5 })
  })

  test('leaves neither a quarter of the session without anything, nor less than a third of drills.', () => {
    const few = [at(named('warm'), 'warm-up'), at(named('theme-a'), 'theme'), at(named('open-a'), 'opening')]
    expect(describeProgramme(input, few).minutesLeft).toBe(20)
    expect(shorter('theme-a', {}, few)).toBe('idle-time')
    const leisure = { audience: 'leisure', duration: '1h' } as const
    const hour = [at(named('warm'), 'warm-up'), at(named('theme-short'), 'theme')]
    expect(shorter('warm', leisure, hour)).toBe('few-drills')
  })
})
