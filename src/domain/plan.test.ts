import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type PlanId,
  hasCapacityFor,
  planIds,
  planInForce,
  planOffers,
  type PlanRights,
  plansWith,
  whyNotInPlan,
} from './plan.ts'

const anyPlan = fc.constantFrom<PlanId>('essential', 'club', 'pro')
const anyRole = fc.constantFrom('coach', 'player')
const anyInstant = fc.date({ noInvalidDate: true })

test('the three offers are those of the specification', () => {
  const rows = Object.values(planOffers).map((offer) => [
    offer.id,
    offer.priceId,
    offer.monthlyPriceInCents,
    offer.limits.coach,
    offer.limits.player,
  ])
  expect(rows).toEqual([
    ['essential', 'price_essential', 999, 1, 10],
    ['club', 'price_club', 1999, 3, 50],
    ['pro', 'price_pro', 3999, null, null],
  ])
})

test('each plan gives what the table of the plans says', () => {
  const given = planIds.map((plan) => {
    const { adviceDepth, ...rights } = planOffers[plan].rights
    const names = Object.keys(rights) as (keyof typeof rights)[]
    return [plan, adviceDepth, names.filter((name) => rights[name])]
  })
  const clubRights = ['sessionPlanner', 'clubManagement', 'detailedAnalyses']
  expect(given).toEqual([
    ['essential', 'basic', []],
    ['club', 'personalised', clubRights],
    ['pro', 'advanced', [...clubRights, 'advancedStatistics', 'customApi', 'prioritySupport']],
  ])
})

test('what a plan has not is refused, and names the plans that have it', () => {
  expect(whyNotInPlan('essential', 'detailedAnalyses')).toBe('not-in-plan')
  expect(whyNotInPlan('club', 'detailedAnalyses')).toBeNull()
  expect(plansWith('detailedAnalyses').map(({ name }) => name)).toEqual(['Club', 'Pro'])
  expect(plansWith('customApi').map(({ name }) => name)).toEqual(['Pro'])
})

test('a bigger plan takes nothing away', () => {
  const rights = planIds.map((plan) => planOffers[plan].rights)
  for (const name of Object.keys(rights[0]!) as (keyof PlanRights)[]) {
    if (name === 'adviceDepth') continue
    const given = rights.map((of) => Number(of[name]))
    expect(given).toEqual(given.toSorted((a, b) => a - b))
  }
})

describe('the plan in force', () => {
  const trialEndsAt = new Date('2026-12-01T12:00:00Z')
  const inDecember = { subscriptionPlan: 'essential', trialEndsAt, sold: true } as const

  test('is Pro until the trial ends, to the millisecond, and then what the club stores', () => {
    expect(planInForce(inDecember, new Date(trialEndsAt.getTime() - 1))).toBe('pro')
    expect(planInForce(inDecember, trialEndsAt)).toBe('essential')
  })

  test('is Pro for ever where nothing is sold', () => {
    fc.assert(
      fc.property(anyPlan, anyInstant, anyInstant, (subscriptionPlan, trialEndsAt, now) => {
        expect(planInForce({ subscriptionPlan, trialEndsAt, sold: false }, now)).toBe('pro')
      }),
    )
  })

  test('is Pro or the stored one', () => {
    fc.assert(
      fc.property(anyPlan, anyInstant, anyInstant, (subscriptionPlan, trialEndsAt, now) => {
        const plan = planInForce({ subscriptionPlan, trialEndsAt, sold: true }, now)
        expect(plan).toBe(now < trialEndsAt ? 'pro' : subscriptionPlan)
      }),
    )
  })
})

test('room only shrinks as people come, and a bigger plan has no less of it', () => {
  const bigger: Record<PlanId, PlanId> = { essential: 'club', club: 'pro', pro: 'pro' }
  fc.assert(
    fc.property(anyRole, fc.nat({ max: 60 }), anyPlan, (role, present, plan) => {
      const room = hasCapacityFor(role, present, plan)
      expect(room || !hasCapacityFor(role, present + 1, plan)).toBe(true)
      expect(!room || hasCapacityFor(role, present, bigger[plan])).toBe(true)
    }),
  )
})
