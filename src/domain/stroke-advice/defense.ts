import { defenseCoupeeCd } from './defense-coupee-cd.ts'
import { defenseCoupeeRv } from './defense-coupee-rv.ts'
import { poussetteCd } from './poussette-cd.ts'
import { poussetteRv } from './poussette-rv.ts'
import type { AdviceOfCategory } from './stroke-advice.ts'

/**
 * Poussette is played over the table, Défense Coupée from two or three metres behind it. Amorti takes the speed out
 * (two bounces on the other side), Float takes the spin out behind the gesture of a heavy ball.
 */
export const defenseAdvice = {
  'Poussette CD': poussetteCd,
  'Poussette RV': poussetteRv,
  'Défense Coupée CD': defenseCoupeeCd,
  'Défense Coupée RV': defenseCoupeeRv,
} satisfies AdviceOfCategory
