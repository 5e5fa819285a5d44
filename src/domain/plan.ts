import type { MemberRole } from './actor.ts'
import type { Refusal } from './refusal.ts'

export type PlanId = 'essential' | 'club' | 'pro'

/** How many people of each role a plan allows; null means unlimited. */
export interface PlanLimits {
  readonly coach: number | null
  readonly player: number | null
}

export const adviceDepths = ['basic', 'personalised', 'advanced'] as const
export type AdviceDepth = (typeof adviceDepths)[number]

/** What a plan gives beyond the sessions, exercises, requests, feedback and evaluations that every plan has. */
export interface PlanRights {
  /** `basic` uses the scores; `personalised` evaluations, feedback and the library too; `advanced` also history. */
  readonly adviceDepth: AdviceDepth
  readonly sessionPlanner: boolean
  /** Groups, import and export of the club. */
  readonly clubManagement: boolean
  readonly detailedAnalyses: boolean
  readonly advancedStatistics: boolean
  readonly customApi: boolean
  readonly prioritySupport: boolean
}

/** A right that a plan has or has not. */
export type PlanRight = Exclude<keyof PlanRights, 'adviceDepth'>

/** What the pricing and subscription pages show; prices are monthly, in euro cents, taxes included. */
export interface PlanOffer {
  readonly id: PlanId
  readonly name: string
  readonly priceId: `price_${PlanId}`
  readonly monthlyPriceInCents: number
  readonly limits: PlanLimits
  readonly rights: PlanRights
  readonly features: readonly string[]
}

export const planOffers: Readonly<Record<PlanId, PlanOffer>> = {
  essential: {
    id: 'essential',
    name: 'Essential',
    priceId: 'price_essential',
    monthlyPriceInCents: 999,
    limits: { coach: 1, player: 10 },
    rights: {
      adviceDepth: 'basic',
      sessionPlanner: false,
      clubManagement: false,
      detailedAnalyses: false,
      advancedStatistics: false,
      customApi: false,
      prioritySupport: false,
    },
    features: ['1 entraineur', '10 joueurs maximum', 'Gestion des séances', 'Coach IA basique'],
  },
  club: {
    id: 'club',
    name: 'Club',
    priceId: 'price_club',
    monthlyPriceInCents: 1999,
    limits: { coach: 3, player: 50 },
    rights: {
      adviceDepth: 'personalised',
      sessionPlanner: true,
      clubManagement: true,
      detailedAnalyses: true,
      advancedStatistics: false,
      customApi: false,
      prioritySupport: false,
    },
    features: [
      '3 entraineurs',
      '50 joueurs maximum',
      'Gestion de club avancée',
      'Coach IA personnalisé',
      'Analyses détaillées',
    ],
  },
  pro: {
    id: 'pro',
    name: 'Pro',
    priceId: 'price_pro',
    monthlyPriceInCents: 3999,
    limits: { coach: null, player: null },
    rights: {
      adviceDepth: 'advanced',
      sessionPlanner: true,
      clubManagement: true,
      detailedAnalyses: true,
      advancedStatistics: true,
      customApi: true,
      prioritySupport: true,
    },
    features: [
      'Entraineurs et joueurs illimités',
      'Support prioritaire',
      'Coach IA avancé',
      'API personnalisée',
      'Statistiques avancées',
    ],
  },
}

/** The plan that a new club stores. */
export const firstPlan: PlanId = 'essential'

export const planIds = ['essential', 'club', 'pro'] as const satisfies readonly PlanId[]

export const trialDays = 14

/** What decides a club's rights: its stored plan, the end of its trial, and whether this installation sells plans. */
export interface Billing {
  readonly subscriptionPlan: PlanId
  readonly trialEndsAt: Date
  readonly sold: boolean
}

/** During the trial, and where nothing is sold, a club has the rights of Pro. */
export function planInForce(billing: Billing, now: Date): PlanId {
  if (!billing.sold || now < billing.trialEndsAt) return 'pro'
  return billing.subscriptionPlan
}

export function whyNotInPlan(plan: PlanId, right: PlanRight): Refusal | null {
  return planOffers[plan].rights[right] ? null : 'not-in-plan'
}

/** The plans that have it, the cheapest first. */
export function plansWith(right: PlanRight): readonly PlanOffer[] {
  return planIds.map((id) => planOffers[id]).filter(({ rights }) => rights[right])
}

/** `present` counts the club's members of that role, without those waiting to be accepted. */
export function hasCapacityFor(role: MemberRole, present: number, plan: PlanId): boolean {
  const limit = planOffers[plan].limits[role]
  return limit === null || present < limit
}
