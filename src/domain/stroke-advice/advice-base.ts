import { counterAdvice } from './counter.ts'
import { defenseAdvice } from './defense.ts'
import { initiativeAdvice } from './initiative.ts'
import { serviceAdvice } from './service.ts'
import type { AdviceBase } from './stroke-advice.ts'

/** Advice on every technique × effect pair that a player can compose. */
export const adviceBase = {
  service: serviceAdvice,
  initiative: initiativeAdvice,
  counter: counterAdvice,
  defense: defenseAdvice,
} satisfies AdviceBase
