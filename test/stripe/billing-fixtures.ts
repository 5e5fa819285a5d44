import { v7 as uuidv7 } from 'uuid'
import type { PlanId } from '../../src/domain/plan.ts'
import * as subscription from '../../src/contract/subscription.ts'
import { everyone, ownCoaches, row } from '../endpoints/fixture.ts'

const site = 'http://localhost:3000'

function choice(planId: PlanId, isUpgrade: boolean) {
  return {
    planId,
    priceId: `price_${planId}` as const,
    successUrl: `${site}/coach/subscription?success=true`,
    cancelUrl: `${site}/coach/subscription?canceled=true`,
    isUpgrade,
  }
}

export const billingFixtures = {
  'subscription.show': row(subscription.show, () => ({}), ownCoaches),
  'subscription.previewChange': row(
    subscription.previewChange,
    () => ({ planId: 'pro' as const }),
    ownCoaches,
    {
      'the plan one has': {
        by: 'coach',
        input: () => ({ planId: 'club' as const }),
        outcome: 'already-on-plan',
      },
    },
  ),
  'subscription.portal': row(subscription.portal, () => ({ returnUrl: '/coach/subscription' }), ownCoaches, {
    'back to somebody else’s site': {
      by: 'coach',
      input: () => ({ returnUrl: 'https://rebond.example.org/coach/subscription' }),
      outcome: 'invalid-input',
    },
  }),
  'subscription.terminateContract': row(
    subscription.terminateContract,
    () => ({
      id: uuidv7(),
      firstName: 'Ada',
      lastName: 'Nom',
      email: `ada-${uuidv7()}@example.org`,
      clubName: 'Ping Club de Vaise',
    }),
    everyone,
  ),
  'subscription.checkout': row(subscription.checkout, () => choice('pro', true), ownCoaches, {
    'a second subscription': {
      by: 'coach',
      input: () => choice('pro', false),
      outcome: 'already-subscribed',
    },
    'the plan one has': {
      by: 'coach',
      input: () => choice('club', true),
      outcome: 'already-on-plan',
    },
    'another plan’s price': {
      by: 'coach',
      input: () => ({ ...choice('pro', true), priceId: 'price_club' as const }),
      outcome: 'invalid-input',
    },
    'to somebody else’s site once paid': {
      by: 'coach',
      input: () => ({ ...choice('pro', true), successUrl: 'https://localhost:3000@evil.example/' }),
      outcome: 'invalid-input',
    },
    'to somebody else’s site when cancelled': {
      by: 'coach',
      input: () => ({ ...choice('pro', true), cancelUrl: '//evil.example/pricing' }),
      outcome: 'invalid-input',
    },
  }),
}
