import type { PlanId } from '../../domain/plan.ts'
import type { AgreedChange } from './change-preview.ts'

/** A plan that a coach has chosen, and where the browser returns to. */
export interface Choice {
  readonly planId: PlanId
  readonly successUrl: string
  readonly cancelUrl: string
  readonly isUpgrade: boolean
  /** What the change was said to cost, where it is made without the portal. */
  readonly agreed?: AgreedChange | undefined
  /** Of the terms of sale; null for a call that says nothing of them. */
  readonly acceptedTerms: string | null
  /** Makes a repeated write one call at Stripe, too. */
  readonly writeId: string
  readonly now: Date
}

/** Where a browser goes next. */
export interface Redirect {
  readonly id: string
  readonly url: string
}
