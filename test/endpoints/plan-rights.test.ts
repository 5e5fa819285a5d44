import * as v from 'valibot'
import { afterEach, describe, expect, test } from 'vitest'
import { isWrite } from '../../src/contract/endpoint.ts'
import { problem } from '../../src/contract/problem.ts'
import { stopsInReadOnlyClub } from '../../src/domain/ability.ts'
import { type PlanId, planIds, planOffers } from '../../src/domain/plan.ts'
import { createApp } from '../../src/server/app.ts'
import { readEnv } from '../../src/server/env.ts'
import { request } from '../support/context.ts'
import { callers } from './callers.ts'
import type { Fixture } from './fixture.ts'
import { fixtures } from './fixtures.ts'
import { createFilledContext } from './filled-context.ts'

const { context, cookies, restoreDatabase } = await createFilledContext()
const free = createApp({ ...context, env: readEnv({ BILLING: 'off' }) })
const dayMs = 24 * 3600_000
const sold = [...fixtures].filter(([, { endpoint }]) => endpoint.right)

afterEach(restoreDatabase)

const at = (days: number) => new Date(context.now().getTime() + days * dayMs)

describe.each(planIds)('On the plan %s', (plan) => {
  const expected = ({ endpoint }: Fixture) =>
    planOffers[plan].rights[endpoint.right!] ? 'ok' : 'not-in-plan'

  test.each(sold)('%s', async (_, fixture) => {
    await setPlan(plan, at(-1))
    expect(await outcomeOf(context.app, fixture)).toBe(expected(fixture))
  })

  test.each(sold)('%s in the trial', async (_, fixture) => {
    await setPlan(plan, at(1))
    expect(await outcomeOf(context.app, fixture)).toBe('ok')
  })

  test.each(sold)('%s where nothing is sold', async (_, fixture) => {
    await setPlan(plan, at(-1))
    expect(await outcomeOf(free, fixture)).toBe('ok')
  })

  test.each(sold)('%s in a club that may only be read', async (_, fixture) => {
    await setPlan(plan, at(-1))
    await context.db
      .updateTable('clubs')
      .set({ read_only_from: at(0) })
      .execute()
    const { ability } = fixture.endpoint
    const stops = isWrite(fixture.endpoint) && stopsInReadOnlyClub(ability!)
    expect(await outcomeOf(context.app, fixture)).toBe(stops ? 'subscription-required' : expected(fixture))
  })
})

async function setPlan(plan: PlanId, trialEndsAt: Date): Promise<void> {
  await context.db.updateTable('clubs').set({ subscription_plan: plan, trial_ends_at: trialEndsAt }).execute()
}

/** Of a coach, whose request would otherwise succeed. */
async function outcomeOf(app: typeof free, { endpoint, input }: Fixture): Promise<string> {
  const given = await input({ context, me: callers.coach, keepsPlan: true })
  const response = await request(app, endpoint, given, { cookie: cookies.get('coach')! })
  return response.ok ? 'ok' : v.parse(problem, await response.json()).refusal
}
