import type { Connection } from '../../src/server/database/connection.ts'
import type { Case } from './cases.ts'
import {
  descentWords,
  type Growth,
  isGrowth,
  type Levels,
  levelsOf,
  pagesOfLevels,
  pagesOfMoves,
  pagesOfRoom,
} from './growth.ts'
import { moreMoved } from './moved-rows.ts'
import type { Neighbourhoods } from './neighbourhoods.ts'
import type { Plan } from './plan.ts'
import {
  type Planning,
  type InstrumentedContext,
  type Watched,
  createInstrumentedContext,
} from './instrumented-context.ts'

/** Two servers that get the same requests, one with few other clubs and one with many. */
export interface Neighbours {
  smaller: InstrumentedContext
  larger: InstrumentedContext
  planning: (how: Planning) => Promise<void>
  compare: (asked: Case) => Promise<Comparison>
  close: () => Promise<void>
}

export interface Comparison {
  succeeded: boolean
  plans: readonly { smaller: Plan; larger: Plan }[]
  growing: readonly Growth[]
}

/** Dead rows of a write that was rolled back, or a page that is full by chance, cause a read that is not repeated. */
const tries = 4

export async function neighbours(connections: Neighbourhoods, now: Date): Promise<Neighbours> {
  const [smaller, larger] = await Promise.all(
    both(connections).map((each) => createInstrumentedContext(each, now)),
  )
  const [fewer, more] = await Promise.all(both(connections).map(levelsOf))
  const levels = { smaller: fewer!, larger: more! }
  const houses = [smaller!, larger!] as const

  async function ask(asked: Case): Promise<Comparison> {
    const answers = await Promise.all(
      houses.map(async (context) => {
        let succeeded = false
        const watched = await context.watch(
          async (quietly) => (succeeded = await asked.run(context, quietly)),
        )
        return { succeeded, ...watched }
      }),
    )
    return comparison(asked, answers as [Answer, Answer], levels)
  }

  return {
    smaller: houses[0],
    larger: houses[1],
    async planning(how) {
      await Promise.all(houses.map((context) => context.planning(how)))
    },
    async compare(asked) {
      let latest = await ask(asked)
      for (let n = 1; n < tries && latest.growing.length > 0; n++) {
        await Promise.all(houses.map((context) => context.tidy()))
        const again = await ask(asked)
        const still = new Set(again.growing.map(({ statement }) => statement))
        latest = { ...latest, growing: latest.growing.filter(({ statement }) => still.has(statement)) }
      }
      return latest
    },
    async close() {
      await Promise.all(houses.map((context) => context.close()))
    },
  }
}

interface Answer extends Watched {
  succeeded: boolean
}

/** By statement, summed over its uses in the case. @throws when the two did not issue the same statements */
function comparison(
  { name }: Case,
  [smaller, larger]: readonly [Answer, Answer],
  levels: { smaller: Levels; larger: Levels },
): Comparison {
  const statements = ({ plans }: Answer) => plans.map(({ statement }) => statement).join('\n')
  if (statements(smaller) !== statements(larger)) {
    throw new Error(`${name} issues other statements beside more clubs:\n${statements(larger)}`)
  }
  const plans = smaller.plans.map((plan, n) => ({ smaller: plan, larger: larger.plans[n]! }))
  const more = moreMoved(larger.moved, smaller.moved)
  const sums = new Map<string, Growth>()
  for (const { smaller, larger } of plans) {
    const { statement } = smaller
    const sum = sums.get(statement) ?? { statement, smaller: 0, larger: 0, descents: '' }
    sum.descents += `${descentWords(smaller, levels.smaller)} → ${descentWords(larger, levels.larger)}; `
    sum.smaller += smaller.pages
    const byChance = pagesOfMoves(larger, more, levels.larger) + pagesOfRoom(larger)
    sum.larger += larger.pages - pagesOfLevels(larger, levels) - byChance
    sums.set(statement, sum)
  }
  const growing = [...sums.values()].filter(isGrowth)
  return { succeeded: smaller.succeeded && larger.succeeded, plans, growing }
}

function both({ smaller, larger }: Neighbourhoods): [Connection, Connection] {
  return [smaller, larger]
}
