import { expect, test } from 'vitest'
import { exerciseMinutes } from '../../src/domain/exercise.ts'
import { techniqueCatalogue } from '../../src/domain/technique-catalogue.ts'
import { clubLibrary, judge, type Strategy } from './coach.ts'
import { draws, normal } from './draws.ts'
import { levelOn, newLearner, practise, type Skill, usualPace } from './learner.ts'
import { pairedDifference } from './paired.ts'
import { playSeason, season } from './season.ts'
import { fixedRotation, randomChoice } from './without-planner.ts'

const skill: Skill = {
  level: 0.5,
  day: 0,
  practisedOn: -30,
  base: 0.3,
  ceiling: 0.9,
  halfLife: 100,
  rate: 0.012,
}
const fifteen = (day: number) => ({ day, minutes: 15, difficulty: 'intermédiaire' as const })

test('what is not practised is half forgotten after its half-life, down to what is never lost', () => {
  expect(levelOn(skill, 0)).toBe(0.5)
  expect(levelOn(skill, 100)).toBeCloseTo(0.4)
  expect(levelOn(skill, 5000)).toBeCloseTo(0.3)
})

test('practice teaches less the nearer the ceiling is, and never beyond it', () => {
  const gain = (level: number) => practise({ ...skill, level }, 0, fifteen(0)).level - level
  expect(gain(0.5)).toBeGreaterThan(gain(0.7))
  expect(gain(0.9)).toBeCloseTo(0, 9)
  const drilled = Array.from({ length: 400 }, (_, n) => n).reduce(
    (last, n) => practise(last, 0, fifteen(n)),
    skill,
  )
  expect(drilled.level).toBeLessThanOrEqual(0.9 + 1e-9)
})

test('practice teaches more when some days lie between, and what was spaced lasts longer', () => {
  const second = (day: number) => practise(practise(skill, 0.4, fifteen(0)), 0.4, fifteen(day))
  const gain = (day: number) => second(day).level - levelOn(practise(skill, 0.4, fifteen(0)), day)
  expect(gain(7)).toBeGreaterThan(gain(0))
  expect(second(14).halfLife).toBeGreaterThan(second(1).halfLife)
})

test('an exercise teaches most where it is neither too easy nor too hard', () => {
  const after = (difficulty: 'débutant' | 'intermédiaire' | 'avancé') =>
    practise(skill, 0, { ...fifteen(0), difficulty }).level
  expect(after('intermédiaire')).toBeGreaterThan(Math.max(after('débutant'), after('avancé')))
})

test('the average learner comes in twelve weeks of ten minutes from 45 to between 65 and 80 of 100 balls', () => {
  let average: Skill = { ...skill, level: 0.45, base: 0.27, ceiling: 0.88, halfLife: 120 }
  for (let week = 0; week < 12; week++)
    average = practise(average, 0.2, { ...fifteen(7 * week + 1), minutes: 10 })
  expect(levelOn(average, 84)).toBeGreaterThan(0.65)
  expect(levelOn(average, 84)).toBeLessThan(0.8)
})

test('draws depend on seed and key alone, and are spread evenly', () => {
  const draw = draws(1)
  expect(draw('a', 1)).toBe(draws(1)('a', 1))
  expect(draw('a', 1)).not.toBe(draws(2)('a', 1))
  const values = Array.from({ length: 10_000 }, (_, n) => draw('even', n))
  for (let tenth = 0; tenth < 10; tenth++) {
    const share = values.filter((value) => Math.floor(value * 10) === tenth).length / values.length
    expect(Math.abs(share - 0.1)).toBeLessThan(0.015)
  }
  const bell = Array.from({ length: 10_000 }, (_, n) => normal(draw, 'bell', n))
  expect(bell.filter((value) => Math.abs(value) < 1).length / bell.length).toBeCloseTo(0.683, 1)
})

test('a coach errs near the threshold, and hardly far from it', () => {
  const share = (level: number) =>
    Array.from({ length: 2000 }, (_, n) => judge(level, draws(3), n)).filter(
      (status) => status === 'mastered',
    ).length / 2000
  expect(share(0.4)).toBeLessThan(0.01)
  expect(share(0.75)).toBeGreaterThan(0.2)
  expect(share(0.85)).toBeLessThan(0.95)
  expect(share(0.98)).toBeGreaterThan(0.99)
})

test('learners of one seed are the same, and differ from those of another', () => {
  expect(newLearner(draws(5), 'x', usualPace)).toEqual(newLearner(draws(5), 'x', usualPace))
  expect(newLearner(draws(5), 'x', usualPace)).not.toEqual(newLearner(draws(6), 'x', usualPace))
  expect(newLearner(draws(5), 'x', usualPace).skills.size).toBe(techniqueCatalogue.length)
})

test('whatever is chosen, the same players announce themselves, and without practice nobody learns', () => {
  const watching = (choose: Strategy['choose']) => {
    const seen: string[][] = []
    const strategy: Strategy = {
      name: 'watched',
      choose(situation, draw) {
        seen.push(situation.players.map(({ id }) => id))
        return choose(situation, draw)
      },
    }
    return { seen, outcome: playSeason(strategy, 7, usualPace) }
  }
  const idle = watching(() => [])
  const busy = watching(randomChoice().choose)
  expect(busy.seen).toEqual(idle.seen)
  expect(busy.seen).toHaveLength(season.weeks * season.weekdays.length)
  expect(idle.outcome.minutes).toBe(0)
  expect(busy.outcome.level).toBeGreaterThan(idle.outcome.level)
})

test('where a service divides its minutes it teaches its two techniques less, and nothing else changes', () => {
  const levelAfter = (type: 'service' | 'defense', divides: boolean) => {
    const strategy: Strategy = {
      name: 'one kind',
      choose: ({ library }) => library.filter((exercise) => exercise.type === type).slice(0, 4),
    }
    return playSeason(strategy, 7, { ...usualPace, divides }).level
  }
  expect(levelAfter('service', true)).toBeLessThan(levelAfter('service', false))
  expect(levelAfter('defense', true)).toBe(levelAfter('defense', false))
})

test.each([fixedRotation(), randomChoice()])(
  '$name fills each session, and repeats nothing in it',
  ({ choose }) => {
    const library = clubLibrary(draws(11))
    const used = new Set<string>()
    for (let session = 0; session < 24; session++) {
      const programme = choose({ session, day: session, minutes: 90, players: [], library }, (...key) =>
        draws(11)(session, ...key),
      )
      expect(new Set(programme).size).toBe(programme.length)
      const minutes = programme.reduce((sum, { duration }) => sum + exerciseMinutes(duration), 0)
      expect(minutes).toBeLessThanOrEqual(90)
      expect(minutes).toBeGreaterThanOrEqual(85)
      for (const { technique } of programme) used.add(technique)
    }
    expect(used.size).toBe(16)
  },
)

test('a paired difference has Student’s interval', () => {
  const zeros = Array.from({ length: 30 }, () => 0)
  const ours = zeros.map((_, n) => (n % 2 === 0 ? 1 : 3))
  const { mean, low, high } = pairedDifference(ours, zeros)
  expect(mean).toBe(2)
  // The standard deviation is √(30/29).
  expect(high - mean).toBeCloseTo((2.045 * Math.sqrt(30 / 29)) / Math.sqrt(30), 6)
  expect(mean - low).toBeCloseTo(high - mean, 9)
})
