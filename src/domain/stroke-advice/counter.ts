import { blockCd } from './block-cd.ts'
import { blockRv } from './block-rv.ts'
import { contreTopCd } from './contre-top-cd.ts'
import { contreTopRv } from './contre-top-rv.ts'
import type { AdviceOfCategory } from './stroke-advice.ts'

/**
 * How we read the effects of a block or contre-top:
 * - Actif: the player adds speed of their own, late in the ball's rise or at its top.
 * - Passif: the player adds nothing; the block absorbs, the contre-top lives on the speed it receives.
 * - Avec Angle: the blade is turned so that the ball leaves by the side or down the line.
 * - Dans le Coup: taken early in the rise, inside the incoming stroke; the body's weight goes into the ball,
 *   the arm hardly moves, and the speed is the opponent's.
 */
export const counterAdvice = {
  'Block CD': blockCd,
  'Block RV': blockRv,
  'Contre Top CD': contreTopCd,
  'Contre Top RV': contreTopRv,
} satisfies AdviceOfCategory
