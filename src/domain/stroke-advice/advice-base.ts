import { initiativeAdvice } from './initiative.ts'
import type { AdviceBase } from './stroke-advice.ts'

/** What we say about every technique × effect pair that a player can compose. */
export const adviceBase = {
  initiative: initiativeAdvice,
} satisfies Partial<AdviceBase>
