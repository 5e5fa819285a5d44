import { oneOf, type SearchParams } from '../app/search-params.ts'

export const hallSteps = ['roll', 'block', 'tables', 'marks', 'closing'] as const
export type HallStep = (typeof hallSteps)[number]

export interface HallSearch {
  /** Where on the rail one is; without it, where the evening is. */
  step?: HallStep | undefined
}

export const hallSearch = ({ step }: SearchParams): HallSearch => ({ step: oneOf(hallSteps, step) })
