import { type ReactNode, use } from 'react'
import { SellsContext } from '../sells.ts'

/** Of plans only where some are sold. */
export function WhereSold({ children }: { children: ReactNode }) {
  return use(SellsContext) && children
}
