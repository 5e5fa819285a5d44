import * as v from 'valibot'
import { afterEach, describe, expect, test } from 'vitest'
import * as coachAdvice from '../../src/contract/coach-advice.ts'
import { type Endpoint, isWrite } from '../../src/contract/endpoint.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import { problem } from '../../src/contract/problem.ts'
import * as support from '../../src/contract/support.ts'
import { stopsInReadOnlyClub } from '../../src/domain/ability.ts'
import { type PlanId, planIds, planOffers, type PlanRight, type PlanRights } from '../../src/domain/plan.ts'
import { createApp } from '../../src/server/app.ts'
import { readEnv } from '../../src/server/env.ts'
import { request } from '../support/context.ts'
import { type CallerName, callers } from './callers.ts'
import { fixtures } from './fixtures.ts'
import { createFilledContext } from './filled-context.ts'

const { context, cookies, restoreDatabase } = await createFilledContext()
const free = createApp({ ...context, env: readEnv({ BILLING: 'off' }) })
const dayMs = 24 * 3600_000

/** Written down here as well, so that no endpoint loses the right by which it is sold. */
const soldBy: Readonly<Record<keyof PlanRights, readonly string[]>> = {
  sessionPlanner: ['sessionPlanning.facts'],
  clubManagement: [
    'federation.addRanking',
    'federation.correctRanking',
    'federation.removeRanking',
    'federation.update',
    'groups.create',
    'groups.remove',
    'groups.update',
    'playerImports.confirm',
    'playerImports.create',
    'playerImports.list',
    'playerImports.setColumns',
    'playerImports.show',
    'playerImports.undo',
    'seasons.open',
  ],
  detailedAnalyses: [
    'analyses.show',
    'analysisRows.listDrills',
    'analysisRows.listFeedback',
    'analysisRows.listGroupWeeks',
    'analysisRows.listPlayers',
    'analysisRows.listPresences',
    'analysisRows.listRequests',
    'categoryTarget.update',
  ],
  advancedStatistics: [
    'statistics.listCrossings',
    'statistics.listMasteries',
    'statistics.listPauses',
    'statistics.listPlayed',
    'statistics.listPlayers',
    'statistics.show',
    'statistics.showPoints',
  ],
  // What a key reads and writes by it: keys.test.ts and writing.test.ts of src/server/v1.
  customApi: ['apiKeys.create'],
  // These two change what is answered to everybody.
  adviceDepth: [],
  prioritySupport: [],
}
const sold = Object.entries(soldBy).flatMap(([right, names]) =>
  names.map((name) => [name, right as PlanRight] as const),
)

test('Every right is sold by these endpoints, and by no others.', () => {
  expect(Object.keys(soldBy).toSorted()).toEqual(Object.keys(planOffers.pro.rights).toSorted())
  const named = [...endpoints].flatMap(([name, { right }]) => (right ? [`${name}: ${right}`] : []))
  expect(named.toSorted()).toEqual(sold.map(([name, right]) => `${name}: ${right}`).toSorted())
})

const situations = [
  ['after the trial', { trialDays: -1, isReadOnly: false, app: context.app, hasPro: false }],
  ['in the trial', { trialDays: 1, isReadOnly: false, app: context.app, hasPro: true }],
  ['where nothing is sold', { trialDays: -1, isReadOnly: false, app: free, hasPro: true }],
  ['in a club that may only be read', { trialDays: -1, isReadOnly: true, app: context.app, hasPro: false }],
  ['there in the trial', { trialDays: 1, isReadOnly: true, app: context.app, hasPro: true }],
] as const
type SituationOfClub = (typeof situations)[number][1]

afterEach(restoreDatabase)

describe.each(planIds)('On the plan %s', (plan) => {
  describe.each(situations)('%s', (_, situation) => {
    const { rights } = planOffers[situation.hasPro ? 'pro' : plan]

    test.each(sold)('%s', async (name, right) => {
      await setClub(plan, situation)
      const { endpoint } = fixtures.get(name)!
      const stops = situation.isReadOnly && isWrite(endpoint) && stopsInReadOnlyClub(endpoint.ability!)
      const expected = stops ? 'subscription-required' : rights[right] ? 'ok' : 'not-in-plan'
      expect(await outcomeOf(situation, name)).toBe(expected)
    })

    test('what is answered to everybody', async () => {
      await setClub(plan, situation)
      const advice = await answerOf(situation, 'player', coachAdvice.mine, {})
      const help = await answerOf(situation, 'coach', support.show, { page: 1 })
      expect(advice).toMatchObject({ depth: rights.adviceDepth })
      // Where nothing is sold, nobody stands before another.
      expect(help).toMatchObject({ hasPriority: situation.app !== free && rights.prioritySupport })
    })
  })
})

async function setClub(plan: PlanId, { trialDays, isReadOnly }: SituationOfClub): Promise<void> {
  const trialEndsAt = new Date(context.now().getTime() + trialDays * dayMs)
  await context.db
    .updateTable('clubs')
    .set({
      subscription_plan: plan,
      trial_ends_at: trialEndsAt,
      read_only_from: isReadOnly ? context.now() : null,
    })
    .execute()
}

/** Of a coach, whose request would otherwise succeed. */
async function outcomeOf({ app }: SituationOfClub, name: string): Promise<string> {
  const { endpoint, input } = fixtures.get(name)!
  const given = await input({ context, me: callers.coach, keepsPlan: true })
  const response = await request(app, endpoint, given, { cookie: cookies.get('coach')! })
  return response.ok ? 'ok' : v.parse(problem, await response.json()).refusal
}

async function answerOf({ app }: SituationOfClub, by: CallerName, endpoint: Endpoint, input: object) {
  const response = await request(app, endpoint, input, { cookie: cookies.get(by)! })
  return response.json()
}
