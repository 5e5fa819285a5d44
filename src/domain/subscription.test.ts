import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { planIds } from './plan.ts'
import {
  billingStatus,
  cardExpiresSoon,
  firstChargeAt,
  endsUnrenewed,
  isRunning,
  nextPaymentOf,
  readOnlyFrom,
  type Subscription,
  subscriptionStatuses,
  terminationEnd,
  readOnlyReason,
  whyNotChangePlan,
  whyNotPay,
  whyNotSubscribe,
  whyReadOnly,
  whyUnchangeable,
} from './subscription.ts'

const instant = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2028-01-01T00:00:00Z'),
  noInvalidDate: true,
})
const anyPlan = fc.constantFrom(...planIds)
const anySubscription = fc.record<Subscription>({
  planId: anyPlan,
  status: fc.constantFrom(...subscriptionStatuses),
  pastDueSince: fc.option(instant),
  endedAt: fc.option(instant),
})
const trialEndsAt = new Date('2026-12-01T12:00:00Z')

function subscription(over: Partial<Subscription>): Subscription {
  return { planId: 'club', status: 'active', pastDueSince: null, endedAt: null, ...over }
}

describe('a club is only read', () => {
  test('from the end of its trial on, to the millisecond, without a subscription', () => {
    expect(readOnlyFrom(trialEndsAt, null)).toEqual(trialEndsAt)
    expect(whyReadOnly(trialEndsAt, new Date(trialEndsAt.getTime() - 1))).toBeNull()
    expect(whyReadOnly(trialEndsAt, trialEndsAt)).toBe('subscription-required')
  })

  test('seven days after a payment failed', () => {
    const pastDueSince = new Date('2027-03-05T09:30:00Z')
    for (const status of ['past_due', 'unpaid'] as const) {
      const late = subscription({ status, pastDueSince })
      expect(readOnlyFrom(trialEndsAt, late)).toEqual(new Date('2027-03-12T09:30:00Z'))
    }
  })

  test('from the end of its subscription on', () => {
    const endedAt = new Date('2027-02-01T00:00:00Z')
    expect(readOnlyFrom(trialEndsAt, subscription({ status: 'canceled', endedAt }))).toEqual(endedAt)
  })

  test('never while it pays or is on trial, and never before its trial ends', () => {
    fc.assert(
      fc.property(instant, fc.option(anySubscription), (trialEndsAt, subscription) => {
        const from = readOnlyFrom(trialEndsAt, subscription)
        const pays = subscription?.status === 'active' || subscription?.status === 'trialing'
        expect(pays ? from === null : from === null || from >= trialEndsAt).toBe(true)
      }),
    )
  })
})

describe('where a club stands', () => {
  const inTrial = new Date('2026-11-30T12:00:00Z')
  const after = new Date('2027-03-06T12:00:00Z')
  const pastDueSince = new Date('2027-03-05T12:00:00Z')
  const longAgo = new Date('2027-02-01T12:00:00Z')

  test.each([
    ['trial', null, inTrial],
    ['none', null, after],
    ['trial', subscription({ status: 'trialing' }), inTrial],
    ['active', subscription({}), after],
    ['active', subscription({}), inTrial],
    ['past-due', subscription({ status: 'past_due', pastDueSince }), after],
    // A second subscription shortly before the trial's end is charged at once.
    [
      'past-due',
      subscription({ status: 'past_due', pastDueSince: new Date('2026-11-30T09:00:00Z') }),
      inTrial,
    ],
    ['suspended', subscription({ status: 'past_due', pastDueSince: longAgo }), after],
    ['suspended', subscription({ status: 'unpaid', pastDueSince: longAgo }), after],
    ['paused', subscription({ status: 'paused' }), inTrial],
    ['paused', subscription({ status: 'paused' }), after],
    ['ended', subscription({ status: 'canceled', endedAt: longAgo }), after],
    ['trial', subscription({ status: 'canceled', endedAt: longAgo }), inTrial],
  ] as const)('%s', (expected, subscription, now) => {
    expect(billingStatus({ sold: true, trialEndsAt, subscription }, now)).toBe(expected)
  })

  test('is free where nothing is sold', () => {
    fc.assert(
      fc.property(instant, instant, fc.option(anySubscription), (trialEndsAt, now, subscription) => {
        expect(billingStatus({ sold: false, trialEndsAt, subscription }, now)).toBe('free')
      }),
    )
  })

  test('greys another plan, while one runs, for the very reason that it would be refused for', () => {
    fc.assert(
      fc.property(instant, instant, anySubscription, (trialEndsAt, now, subscription) => {
        const status = billingStatus({ sold: true, trialEndsAt, subscription }, now)
        const other = subscription.planId === 'pro' ? 'club' : 'pro'
        const refusal = isRunning(subscription) ? whyNotChangePlan(subscription, other) : null
        expect(whyUnchangeable(status)).toBe(refusal)
      }),
    )
  })

  test('agrees with what may be written', () => {
    fc.assert(
      fc.property(instant, instant, fc.option(anySubscription), (trialEndsAt, now, subscription) => {
        const status = billingStatus({ sold: true, trialEndsAt, subscription }, now)
        const refusal = whyReadOnly(readOnlyFrom(trialEndsAt, subscription), now)
        const shut = status === 'none' || status === 'suspended'
        const open = status === 'trial' || status === 'active' || status === 'past-due'
        expect([shut && refusal === null, open && refusal !== null]).toEqual([false, false])
      }),
    )
  })
})

test('A club that may only be read is told to subscribe exactly where it could', () => {
  fc.assert(
    fc.property(instant, instant, fc.option(anySubscription), (trialEndsAt, now, subscription) => {
      fc.pre(whyReadOnly(readOnlyFrom(trialEndsAt, subscription), now) !== null)
      const missing = readOnlyReason(subscription)
      expect(missing === 'subscription-required').toBe(whyNotSubscribe(subscription) === null)
      const status = billingStatus({ sold: true, trialEndsAt, subscription }, now)
      expect(missing === 'subscription-paused').toBe(status === 'paused')
      expect(missing === 'payment-missing').toBe(status === 'suspended')
    }),
  )
})

describe('the first charge', () => {
  test('waits for the end of the trial', () => {
    const now = new Date('2026-11-20T12:00:00Z')
    expect(firstChargeAt(trialEndsAt, false, now)).toEqual(trialEndsAt)
    expect(firstChargeAt(new Date('2026-12-01T12:00:00.999Z'), false, now)).toEqual(trialEndsAt)
  })

  test('is at once after the trial', () => {
    expect(firstChargeAt(trialEndsAt, false, trialEndsAt)).toBeNull()
  })

  test('is at least 48 hours ahead, in whole seconds, and not later than needed', () => {
    fc.assert(
      fc.property(instant, instant, (trialEndsAt, now) => {
        const at = firstChargeAt(trialEndsAt, false, now)
        expect(at === null).toBe(now >= trialEndsAt)
        const ahead = (at ?? now).getTime() - now.getTime()
        const put = at !== null && at > trialEndsAt
        expect([at !== null && ahead <= 48 * 3600_000, put && ahead >= 49 * 3600_000]).toEqual([false, false])
        expect((at?.getTime() ?? 0) % 1000).toBe(0)
        const early = at !== null && trialEndsAt.getTime() - at.getTime() >= 1000
        expect(early).toBe(false)
      }),
    )
  })

  test('is not put off a second time', () => {
    const now = new Date(trialEndsAt.getTime() - 3600_000)
    expect(firstChargeAt(trialEndsAt, false, now)).toEqual(new Date('2026-12-03T11:15:00Z'))
    expect(firstChargeAt(trialEndsAt, true, now)).toBeNull()
  })
})

test('A second subscription is refused exactly as long as the first one runs', () => {
  expect(whyNotSubscribe(null)).toBeNull()
  fc.assert(
    fc.property(anySubscription, (subscription) => {
      expect(whyNotSubscribe(subscription) === 'already-subscribed').toBe(isRunning(subscription))
    }),
  )
})

test('A plan is changed for another one while it is paid for or on trial', () => {
  expect(whyNotChangePlan(null, 'pro')).toBe('no-subscription')
  expect(whyNotChangePlan(subscription({ status: 'canceled' }), 'pro')).toBe('no-subscription')
  expect(whyNotChangePlan(subscription({ status: 'past_due' }), 'pro')).toBe('payment-overdue')
  expect(whyNotChangePlan(subscription({}), 'club')).toBe('already-on-plan')
  expect(whyNotChangePlan(subscription({}), 'essential')).toBeNull()
  expect(whyNotChangePlan(subscription({ status: 'trialing' }), 'pro')).toBeNull()
})

test('Paying is for coaches, where something is sold', () => {
  const somebody = { id: 'a', clubId: 'c' }
  expect(whyNotPay({ ...somebody, role: 'player', rank: 'player' }, true)).toBe('coach-only')
  expect(whyNotPay({ ...somebody, role: 'coach', rank: 'assistant' }, true)).toBe('not-for-assistants')
  expect(whyNotPay({ ...somebody, role: 'coach', rank: 'coach' }, false)).toBe('nothing-sold')
  expect(whyNotPay({ ...somebody, role: 'coach', rank: 'coach' }, true)).toBeNull()
})

describe('the next payment', () => {
  const currentPeriodEnd = new Date('2027-02-24T10:00:00Z')
  const months = (count: number) => new Date(Date.UTC(2027, 1 + count, 24, 10))
  const dates = { currentPeriodEnd, cancelAt: null, collectionPaused: false, collectionResumesAt: null }

  test('is at the end of the period, also of one that ends in a later month', () => {
    expect(nextPaymentOf(dates)).toEqual(currentPeriodEnd)
    expect(nextPaymentOf({ ...dates, cancelAt: months(2) })).toEqual(currentPeriodEnd)
    expect(endsUnrenewed({ ...dates, cancelAt: months(2) })).toBe(false)
    expect(endsUnrenewed(dates)).toBe(false)
  })

  test('is none where it ends with the period, or before', () => {
    for (const cancelAt of [months(0), months(-1)]) {
      expect(nextPaymentOf({ ...dates, cancelAt })).toBeNull()
      expect(endsUnrenewed({ ...dates, cancelAt })).toBe(true)
    }
    expect(endsUnrenewed({ currentPeriodEnd: null, cancelAt: months(0) })).toBe(true)
    expect(nextPaymentOf({ ...dates, currentPeriodEnd: null })).toBeNull()
  })

  test('is not known while collection is paused, unless it resumes before', () => {
    const paused = { ...dates, collectionPaused: true }
    expect(nextPaymentOf(paused)).toBeNull()
    expect(nextPaymentOf({ ...paused, collectionResumesAt: months(1) })).toBeNull()
    expect(nextPaymentOf({ ...paused, collectionResumesAt: months(0) })).toEqual(currentPeriodEnd)
  })
})

describe('a notified termination', () => {
  const end = (day: string, wantedOn: string | null) =>
    terminationEnd(new Date(`${day}T10:00:00Z`), wantedOn, 'Europe/Paris')
      .toISOString()
      .slice(0, 10)

  test('ends the contract with the paid month, or with the month of a later wanted day', () => {
    expect(end('2027-02-24', null)).toBe('2027-02-24')
    expect(end('2027-02-24', '2027-01-01')).toBe('2027-02-24')
    expect(end('2027-02-24', '2027-02-24')).toBe('2027-02-24')
    expect(end('2027-02-24', '2027-02-25')).toBe('2027-03-24')
    expect(end('2027-01-31', '2027-02-10')).toBe('2027-02-28')
    expect(end('2027-01-31', '2027-03-10')).toBe('2027-03-31')
  })

  test('counts days as the club does', () => {
    const lateAtNight = new Date('2027-02-24T23:30:00Z')
    const endIn = (timeZone: string, wantedOn: string) =>
      terminationEnd(lateAtNight, wantedOn, timeZone).toISOString().slice(0, 10)
    expect(endIn('Europe/Paris', '2027-02-25')).toBe('2027-02-24')
    expect(endIn('Europe/London', '2027-02-25')).toBe('2027-03-24')
    expect(endIn('Pacific/Noumea', '2027-02-25')).toBe('2027-02-24')
    expect(
      terminationEnd(new Date('2027-02-24T02:00:00Z'), '2027-02-24', 'America/Cayenne').getUTCMonth(),
    ).toBe(2)
  })

  test('is never more than a year after the paid month, whatever day was wanted', () => {
    expect(end('2027-01-10', '2099-12-31')).toBe('2028-01-10')
  })
})

test('A card expires soon from thirty days before the end of its last month', () => {
  const expiresAt = new Date('2027-03-01T00:00:00Z')
  expect(cardExpiresSoon(expiresAt, new Date('2027-01-29T23:59:59Z'))).toBe(false)
  expect(cardExpiresSoon(expiresAt, new Date('2027-01-30T00:00:00Z'))).toBe(true)
  expect(cardExpiresSoon(expiresAt, new Date('2027-04-01T00:00:00Z'))).toBe(true)
  expect(cardExpiresSoon(null, expiresAt)).toBe(false)
})
