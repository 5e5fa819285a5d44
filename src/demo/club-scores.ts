import type { Category } from '../domain/category.ts'
import { highestScore, lowestScore, type PlayerScores } from '../domain/player-scores.ts'
import { addDays, instantOn } from './club-days.ts'
import { people, type Person, type PersonName } from './club-people.ts'
import { idOf, seeded } from './seeded.ts'

export interface SetScores {
  readonly id: string
  readonly playerId: string
  readonly scores: PlayerScores
  readonly setBy: string
  readonly setAt: Date
}

type ScoreRow = readonly [service: number, initiative: number, counter: number, defense: number]

/** Today’s, some as in the pictures of the design; Adam and Gérard, who came last, have none yet. */
const today: Readonly<Partial<Record<PersonName, ScoreRow>>> = {
  ines: [8, 7, 5, 4],
  tom: [5, 6, 7, 6],
  lina: [7, 8, 6, 5],
  hugo: [4, 3, 3, 4],
  zoe: [3, 3, 2, 4],
  camille: [6, 6, 5, 8],
  jules: [5, 5, 5, 5],
  noe: [4, 3, 3, 4],
  sarah: [7, 5, 8, 6],
  maxime: [8, 9, 7, 7],
  anais: [7, 6, 9, 7],
  yanis: [9, 8, 6, 6],
  lucas: [6, 7, 7, 10],
  elodie: [7, 8, 6, 5],
  thomas: [5, 5, 7, 5],
  karim: [8, 6, 4, 5],
  julie: [4, 4, 3, 4],
  olivier: [5, 4, 4, 7],
  monique: [3, 2, 3, 5],
  bernard: [4, 3, 5, 4],
  francoise: [3, 3, 4, 4],
  jeanne: [2, 2, 3, 3],
}

/** On which of so many weeks' shares the coaches set them anew; the last time was three days ago. */
const occasions = [0.15, 0.45, 0.75]

/** The history of everybody's scores: up towards today's, with a step back here and there. */
export function scoresAround(day: string): SetScores[] {
  return (Object.keys(today) as PersonName[]).flatMap((name) => historyOf(people[name], today[name]!, day))
}

function historyOf(
  player: Person,
  [service, initiative, counter, defense]: ScoreRow,
  day: string,
): SetScores[] {
  const now: PlayerScores = { service, initiative, counter, defense }
  const random = seeded(`scores ${player.email}`)
  const before = occasions.map((share) => ({
    daysAgo: Math.round(7 * player.weeksHere * (1 - share)),
    scores: mapScores(
      now,
      (score) => score - Math.round((1 - share) * 4 * random()) + Number(random() < 0.1),
    ),
  }))
  return [...before, { daysAgo: 3, scores: now }].map(({ daysAgo, scores }, n) => ({
    id: idOf(`scores ${player.email} ${n}`),
    playerId: player.id,
    scores,
    setBy: n === 1 ? people.marc.id : people.lea.id,
    setAt: instantOn(addDays(day, -daysAgo), '19:20:00'),
  }))
}

function mapScores(scores: PlayerScores, change: (score: number) => number): PlayerScores {
  const of = (category: Category) => Math.min(highestScore, Math.max(lowestScore, change(scores[category])))
  return {
    service: of('service'),
    initiative: of('initiative'),
    counter: of('counter'),
    defense: of('defense'),
  }
}
