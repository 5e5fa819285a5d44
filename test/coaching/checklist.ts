/**
 * What a coach looks at before running a programme. It knows nothing of how programmes are made: it imports nothing, so that it
 * cannot agree with the planner by accident.
 */

/** In the words of the club's drills; what has no format is an exercise that says nothing more of itself. */
export interface Entry {
  readonly title: string
  readonly minutes: number
  /** Null of what goes on without a drill: moving, matches, calm. */
  readonly drill: DrillFacts | null
}

export interface DrillFacts {
  readonly technique: string
  readonly category: 'service' | 'initiative' | 'counter' | 'defense'
  /** 0 beginner, 1 intermediate, 2 advanced. */
  readonly level: 0 | 1 | 2
  readonly hasEasier: boolean
  readonly format: string | null
  readonly uncertainty: 0 | 1 | 2 | 3 | null
  readonly minPlayers: number | null
  readonly maxPlayers: number | null
  /** As the drill says it. */
  readonly pingSante: 'adapté' | 'aménagé' | 'exclu' | null
  /** Strokes that need strength and reach. */
  readonly straining: boolean
}

export interface Occasion {
  readonly minutes: number
  /** Level of the weakest, by category. */
  readonly weakest: Readonly<Record<DrillFacts['category'], 0 | 1 | 2>>
  readonly players: number
  readonly feeders: number
  readonly hasPingSante: boolean
  readonly hasUnderNine: boolean
}

type Check = (programme: readonly Entry[], occasion: Occasion) => boolean

const drillsOf = (programme: readonly Entry[]) =>
  programme.flatMap(({ drill, ...entry }) => (drill ? [{ ...entry, ...drill }] : []))
const sum = (entries: readonly { readonly minutes: number }[]) =>
  entries.reduce((total, { minutes }) => total + minutes, 0)

const isCalm = ({ title, drill }: Entry) => (drill ? drill.format === 'calme' : /calme/i.test(title))
const isMatch = ({ title, drill }: Entry) => (drill ? drill.format === 'match' : /match/i.test(title))
const isMoving = ({ title, drill }: Entry) =>
  drill ? drill.format === 'jambes' : /mise en train/i.test(title)
/** Regular, easy, no service: what one begins with at the table. */
const isEasyStart = ({ drill }: Entry) =>
  drill !== null &&
  drill.category !== 'service' &&
  (drill.uncertainty ?? 0) === 0 &&
  !['semi', 'irregulier', 'match', 'service3', 'panier'].includes(drill.format ?? '')
/** Services begin a part of their own: they are easy to guess again. */
const isOpen = ({ drill }: Entry) =>
  drill !== null && drill.category !== 'service' && ['semi', 'irregulier'].includes(drill.format ?? '')

/** Each demand of a coach, by the sentence in which they would refuse the programme. */
export const demands: Readonly<Record<string, Check>> = {
  'It is empty.': (programme) => programme.length > 0,
  'It takes longer than the session.': (programme, { minutes }) => sum(programme) <= minutes,
  'It leaves no minute for changing places, water and explanations.': (programme, { minutes }) =>
    minutes - sum(programme) >= 5,
  'A quarter of the session has nothing planned.': (programme, { minutes }) =>
    minutes - sum(programme) <= minutes / 4,
  'It does not begin with moving.': ([first]) => first !== undefined && isMoving(first),
  'The first ball is not an easy one.': (programme) => {
    const first = programme.find(({ drill }) => drill !== null && drill.format !== 'jambes')
    return !first || isEasyStart(first) || isCalm(first)
  },
  'Nobody warms up at the table.': (programme) => programme.slice(0, 4).some(isEasyStart),
  'There is no match.': (programme) => programme.some(isMatch),
  'Matches are followed by drills.': (programme) => {
    const first = programme.findIndex(isMatch)
    return first < 0 || programme.slice(first).every((entry) => isMatch(entry) || isCalm(entry))
  },
  'It does not end calmly.': (programme) => programme.length > 0 && isCalm(programme.at(-1)!),
  'It calms down in the middle.': (programme) => {
    const first = programme.findIndex(isCalm)
    return first < 0 || programme.slice(first).every(isCalm)
  },
  'The open drills come before the regular ones.': (programme) => {
    const first = programme.findIndex(isOpen)
    return (
      first < 0 ||
      !programme
        .slice(first)
        .some((entry) => entry.drill?.format === 'regularite' && entry.drill.category !== 'service')
    )
  },
  'Among open drills the surer one comes after the less sure one.': (programme) => {
    const open = programme.filter(isOpen).map(({ drill }) => drill!.uncertainty ?? 0)
    return open.every((uncertainty, n) => n === 0 || uncertainty >= open[n - 1]!)
  },
  'A drill is above what the weakest can do.': (programme, { weakest }) =>
    drillsOf(programme).every(
      ({ category, level, hasEasier }) => level <= weakest[category] + (hasEasier ? 1 : 0),
    ),
  'A drill comes twice.': (programme) => {
    const titles = drillsOf(programme).map(({ title }) => title)
    return new Set(titles).size === titles.length
  },
  'One technique is drilled three times.': (programme) => {
    const techniques = drillsOf(programme).map(({ technique }) => technique)
    return techniques.every((technique) => techniques.filter((other) => other === technique).length < 3)
  },
  'One technique takes more than two thirds of the drills.': (programme) => {
    const worked = drillsOf(programme).filter(
      ({ format }) => !['jambes', 'calme', 'match', 'echauffement'].includes(format ?? ''),
    )
    const total = sum(worked)
    return (
      worked.length < 3 ||
      worked.every(
        ({ technique }) => sum(worked.filter((drill) => drill.technique === technique)) <= 0.67 * total,
      )
    )
  },
  'A basket is for more players than one can feed.': (programme, { players, feeders }) =>
    drillsOf(programme).every(({ format }) => format !== 'panier' || (feeders > 0 && players <= 4 * feeders)),
  'A drill needs more players than there are.': (programme, { players }) =>
    players === 0 || drillsOf(programme).every(({ minPlayers }) => (minPlayers ?? 1) <= Math.max(players, 2)),
  'A drill is for one alone, and they are several.': (programme, { players }) =>
    players < 2 || drillsOf(programme).every(({ maxPlayers }) => maxPlayers !== 1),
  'Something is excluded for Ping Santé.': (programme, { hasPingSante }) =>
    !hasPingSante ||
    drillsOf(programme).every(({ pingSante, straining }) => (pingSante ? pingSante !== 'exclu' : !straining)),
  'Something is too hard below nine.': (programme, { hasUnderNine }) =>
    !hasUnderNine || drillsOf(programme).every(({ level, straining }) => level < 2 && !straining),
  'A drill is too short to be worth its explanation.': (programme) =>
    drillsOf(programme).every(
      ({ minutes, format }) =>
        minutes >= 10 || ['jambes', 'calme', 'echauffement', 'regularite', null].includes(format),
    ),
  'One drill takes more than half an hour.': (programme) =>
    drillsOf(programme).every(({ minutes }) => minutes <= 30),
  'Services are thrown in cold.': (programme) => {
    const first = programme.findIndex(({ drill }) => drill?.category === 'service')
    return first < 0 || programme.slice(0, first).some(isEasyStart)
  },
  'More than a third of the time is moving without a ball.': (programme, { minutes }) =>
    sum(programme.filter(isMoving)) <= minutes / 3,
  'Less than a third of the session is practised with drills.': (programme, { minutes }) =>
    sum(programme.filter(({ drill }) => drill !== null)) >= minutes / 3 || minutes < 60,
}

/** What a coach refuses of a programme; empty of one that they would run. */
export function refused(programme: readonly Entry[], occasion: Occasion): readonly string[] {
  return Object.entries(demands).flatMap(([sentence, isMet]) =>
    isMet(programme, occasion) ? [] : [sentence],
  )
}
