import { exerciseMinutes } from '../../src/domain/exercise.ts'
import {
  catalogueTechniquesOf,
  techniqueCatalogue,
  type TechniqueStatus,
} from '../../src/domain/technique-catalogue.ts'
import { clubLibrary, judge, type KnownPlayer, one, type Request, score, type Strategy } from './coach.ts'
import { type Draw, draws } from './draws.ts'
import { levelOn, mastery, newLearner, type Pace, practise, type Skill } from './learner.ts'

/** Of an hour and a half, what its frame leaves for drills. */
export const season = { weeks: 12, weekdays: [1, 4], minutes: 55, players: 12 } as const

const assumed = {
  attendance: { least: 0.55, most: 0.95, keepsWord: 0.92, comesUnannounced: 0.05 },
  evaluated: { atStart: 0.6, afterSession: 0.3 },
  daysBetweenScores: 28,
  requests: { aWeek: 0.15, openDays: 28 },
} as const

/** A player's real skills, and what their coach knows of them. */
interface Member {
  readonly id: string
  readonly attendance: number
  readonly crowding: number
  readonly skills: Map<string, Skill>
  scores: KnownPlayer['scores']
  readonly statuses: Map<string, { status: TechniqueStatus; day: number }>
  readonly practised: Map<string, number>
  requests: readonly Request[]
}

/** The outcome of a season, by the players' real skills and not by their coach's evaluations. */
export interface Outcome {
  /** Techniques mastered, a player on average. */
  readonly mastered: number
  /** Techniques mastered by the player who masters the fewest. */
  readonly masteredByWeakest: number
  /** The mean level of all players, and of the player whose mean is lowest. */
  readonly level: number
  readonly lowestLevel: number
  /** Minutes planned. */
  readonly minutes: number
}

export function playSeason(strategy: Strategy, seed: number, pace: Pace): Outcome {
  const draw = draws(seed)
  const library = clubLibrary(draw)
  const members = Array.from({ length: season.players }, (_, index) =>
    newMember(draw, `player-${index}`, pace),
  )
  let minutes = 0
  let session = 0
  for (let week = 0; week < season.weeks; week++) {
    for (const member of members) {
      if (draw('request', week, member.id) < assumed.requests.aWeek) {
        const { id } = one(library, draw('request', week, member.id, 'exercise'))
        member.requests = [...member.requests, { exerciseId: id, day: 7 * week }]
      }
    }
    for (const weekday of season.weekdays) {
      const day = 7 * week + weekday
      for (const member of members) prepare(member, day, draw)
      const announced = members.filter((member) => draw('announces', session, member.id) < member.attendance)
      const programme = strategy.choose(
        { session, day, minutes: season.minutes, players: announced, library },
        (...key) => draw('strategy', session, ...key),
      )
      const { keepsWord, comesUnannounced } = assumed.attendance
      const present = members.filter(
        (member) =>
          draw('comes', session, member.id) < (announced.includes(member) ? keepsWord : comesUnannounced),
      )
      for (const member of present) train(member, programme, day, { draw, pace })
      minutes += programme.reduce((sum, { duration }) => sum + exerciseMinutes(duration), 0)
      session++
    }
  }
  return outcomeOf(members, 7 * season.weeks, minutes)
}

function newMember(draw: Draw, id: string, pace: Pace): Member {
  const learner = newLearner(draw, id, pace)
  const { least, most } = assumed.attendance
  const member: Member = {
    id,
    attendance: least + (most - least) * draw(id, 'attendance'),
    crowding: learner.crowding,
    skills: new Map(learner.skills),
    scores: score(levelsOf(learner.skills, 0), draw, id, 'scores', 0),
    statuses: new Map(),
    practised: new Map(),
    requests: [],
  }
  for (const { id: technique } of techniqueCatalogue) {
    if (draw(id, technique, 'evaluated') < assumed.evaluated.atStart) evaluate(member, technique, 0, draw)
  }
  return member
}

function prepare(member: Member, day: number, draw: Draw): void {
  member.requests = member.requests.filter((request) => day - request.day <= assumed.requests.openDays)
  const round = Math.floor(day / assumed.daysBetweenScores)
  const asOf = levelsOf(member.skills, day)
  // Before a round's first session.
  if (day % assumed.daysBetweenScores < season.weekdays[1]) {
    member.scores = score(asOf, draw, member.id, 'scores', round)
  }
}

function train(
  member: Member,
  programme: ReturnType<Strategy['choose']>,
  day: number,
  { draw, pace }: { draw: Draw; pace: Pace },
): void {
  const touched = new Set<string>()
  for (const exercise of programme) {
    const trained = catalogueTechniquesOf(exercise)
    const minutes = exerciseMinutes(exercise.duration) / (pace.divides ? trained.length : 1)
    member.practised.set(exercise.id, day)
    for (const { id } of trained) {
      const practice = { day, minutes, difficulty: exercise.difficulty }
      member.skills.set(id, practise(member.skills.get(id)!, member.crowding, practice))
      member.practised.set(id, day)
      touched.add(id)
    }
  }
  const done = new Set(programme.map(({ id }) => id))
  member.requests = member.requests.filter(({ exerciseId }) => !done.has(exerciseId))
  for (const id of touched) {
    if (draw(member.id, id, 'evaluated', day) < assumed.evaluated.afterSession)
      evaluate(member, id, day, draw)
  }
}

function evaluate(member: Member, technique: string, day: number, draw: Draw): void {
  const level = levelOn(member.skills.get(technique)!, day)
  member.statuses.set(technique, { status: judge(level, draw, member.id, technique, 'balls', day), day })
}

function outcomeOf(members: readonly Member[], day: number, minutes: number): Outcome {
  const levels = members.map(({ skills }) => [...levelsOf(skills, day).values()])
  const mastered = levels.map((own) => own.filter((level) => level >= mastery).length)
  const means = levels.map(mean)
  return {
    mastered: mean(mastered),
    masteredByWeakest: Math.min(...mastered),
    level: mean(means),
    lowestLevel: Math.min(...means),
    minutes,
  }
}

function levelsOf(skills: ReadonlyMap<string, Skill>, day: number): Map<string, number> {
  return new Map([...skills].map(([id, skill]) => [id, levelOn(skill, day)]))
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
