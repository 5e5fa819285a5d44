import { flipCd } from './flip-cd.ts'
import { flipRv } from './flip-rv.ts'
import type { AdviceOfCategory } from './stroke-advice.ts'
import { topSpinCd } from './top-spin-cd.ts'
import { topSpinRv } from './top-spin-rv.ts'

export const initiativeAdvice = {
  'Top Spin CD': topSpinCd,
  'Top Spin RV': topSpinRv,
  'Flip CD': flipCd,
  'Flip RV': flipRv,
} satisfies AdviceOfCategory
