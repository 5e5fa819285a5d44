import type { Category } from '../exercise.ts'

/** What a coach says about one technique with one effect, in French, to the player (« vous »). */
export interface StrokeAdvice {
  readonly gesture: {
    /** Where and when the racket meets the ball. */
    readonly contact: string
    /** How the blade is turned, and which way it goes. */
    readonly racket: string
    /** What the ball then does. */
    readonly spin: string
  }
  readonly faults: readonly [Fault, Fault, ...Fault[]]
  readonly drills: { readonly alone: Drill; readonly withPartner: Drill; readonly basket: Drill }
  readonly harder: string
  readonly easier: string
}

export interface Fault {
  readonly fault: string
  readonly correction: string
}

export interface Drill {
  readonly name: string
  readonly minutes: 15 | 20
  readonly description: string
}

/** One category's advice by technique, then effect: every pair of `techniquesOf` and `effectsOf`. */
export type AdviceOfCategory = Readonly<Record<string, Readonly<Record<string, StrokeAdvice>>>>

export type AdviceBase = Readonly<Record<Category, AdviceOfCategory>>
