import type { Difficulty } from '../../src/domain/exercise.ts'
import { techniqueCatalogue } from '../../src/domain/technique-catalogue.ts'
import { type Draw, normal } from './draws.ts'

// What is assumed, and where it comes from: docs/planner-simulation.md. Nothing here knows how a programme is chosen.

/** From this share of successful balls on, a technique is mastered. */
export const mastery = 0.8

/** One technique of one learner. Levels are shares of successful balls. */
export interface Skill {
  /** As it was on `day`. */
  readonly level: number
  readonly day: number
  readonly practisedOn: number
  /** The level that is never lost. */
  readonly base: number
  /** The level that no practice exceeds. */
  readonly ceiling: number
  /** Of the level above the base, in days without practice. */
  readonly halfLife: number
  /** The share of what is left to learn, per minute of practice. */
  readonly rate: number
}

export interface Learner {
  readonly id: string
  /** The share of the gain that is lost when a practice follows another at once. */
  readonly crowding: number
  readonly skills: ReadonlyMap<string, Skill>
}

/** How fast everybody learns and forgets, for the sensitivity analysis. */
export interface Pace {
  readonly rate: number
  readonly halfLife: number
  /** Whether an exercise of two techniques teaches each for half of its minutes only. */
  readonly divides?: boolean
}

export const usualPace: Pace = { rate: 1, halfLife: 1 }

const assumed = {
  level: { mean: 0.45, between: 0.12, category: 0.07, technique: 0.08, least: 0.05, most: 0.9 },
  /** Of the level at the start. */
  base: 0.6,
  ceiling: { least: 0.78, most: 0.98 },
  rate: { median: 0.012, between: 0.4, technique: 0.2 },
  halfLife: { median: 120, between: 0.3, most: 400 },
  practisedBefore: 30,
  crowding: { most: 0.4, days: 3 },
  /** A practice after everything was forgotten doubles the half-life. */
  strengthening: 1,
  challenge: { débutant: 0.3, intermédiaire: 0.5, avancé: 0.7, tolerance: 0.35 },
} as const

export function newLearner(draw: Draw, id: string, pace: Pace): Learner {
  const { level, ceiling, rate, halfLife, crowding } = assumed
  const talent = normal(draw, id, 'level') * level.between
  const quickness = normal(draw, id, 'rate') * rate.between
  const memory = normal(draw, id, 'half-life') * halfLife.between
  const skills = techniqueCatalogue.map(({ id: technique, category }): [string, Skill] => {
    const own =
      normal(draw, id, category, 'level') * level.category +
      normal(draw, id, technique, 'level') * level.technique
    const start = clamp(level.mean + talent + own, level.least, level.most)
    const drawnCeiling = between(ceiling.least, ceiling.most, draw(id, technique, 'ceiling'))
    const knack = normal(draw, id, technique, 'rate') * rate.technique
    return [
      technique,
      {
        level: start,
        day: 0,
        practisedOn: -assumed.practisedBefore,
        base: assumed.base * start,
        ceiling: Math.max(start, drawnCeiling),
        halfLife: pace.halfLife * halfLife.median * Math.exp(memory),
        rate: pace.rate * rate.median * Math.exp(quickness + knack),
      },
    ]
  })
  return { id, crowding: draw(id, 'crowding') * crowding.most, skills: new Map(skills) }
}

export function levelOn({ level, base, day, halfLife }: Skill, on: number): number {
  return base + (level - base) * 2 ** ((day - on) / halfLife)
}

export interface Practice {
  readonly day: number
  readonly minutes: number
  readonly difficulty: Difficulty
}

export function practise(skill: Skill, crowding: number, { day, minutes, difficulty }: Practice): Skill {
  const level = levelOn(skill, day)
  const gap = day - skill.practisedOn
  const spacing = 1 - crowding * Math.exp(-gap / assumed.crowding.days)
  const learned = 1 - Math.exp(-skill.rate * minutes * fit(difficulty, level) * spacing)
  const forgotten = 1 - 2 ** (-gap / skill.halfLife)
  const longest = Math.max(skill.halfLife, assumed.halfLife.most)
  return {
    ...skill,
    level: level + Math.max(0, skill.ceiling - level) * learned,
    day,
    practisedOn: day,
    halfLife: Math.min(longest, skill.halfLife * (1 + assumed.strengthening * forgotten)),
  }
}

/** The share of the gain that remains when the exercise is too easy or too hard. */
function fit(difficulty: Difficulty, level: number): number {
  const away = (assumed.challenge[difficulty] - level) / assumed.challenge.tolerance
  return Math.exp(-(away ** 2) / 2)
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}

function between(least: number, most: number, share: number): number {
  return least + (most - least) * share
}
