import type { Category } from '../category.ts'

/**
 * What a coach says about one technique with one effect, in French, to the player (« vous »). Where left and right
 * matter a text says both: « {à droite|à gauche} » is right-handers' words, then left-handers'.
 */
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
}

export interface Fault {
  readonly fault: string
  readonly correction: string
}

/** One category's advice by technique, then effect: every pair of `techniquesOf` and `effectsOf`. */
export type AdviceOfCategory = Readonly<Record<string, Readonly<Record<string, StrokeAdvice>>>>

export type AdviceBase = Readonly<Record<Category, AdviceOfCategory>>
