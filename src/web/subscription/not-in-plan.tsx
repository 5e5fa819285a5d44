import type { ReactNode } from 'react'
import { type PlanRight, plansWith } from '../../domain/plan.ts'
import { CallFailed } from '../app/call.ts'
import { buttonClass } from '../ui/button-class.ts'
import { EmptyState } from '../ui/states.tsx'
import { PlansLink } from './plans-link.tsx'

interface NotInPlanProps {
  right: PlanRight
  /** What the screen would show, as the subject of the sentence: « Les analyses détaillées sont comprises… ». */
  title: string
  /** What it is good for, in a sentence or two. */
  children: ReactNode
}

/** Stands for a screen whose right the club's plan has not, and leads to the plans that have it. */
export function NotInPlan({ right, title, children }: NotInPlanProps) {
  return (
    <EmptyState
      title={`${title} dans ${inPlans(right)}.`}
      action={<PlansLink className={buttonClass({ variant: 'primary' })} />}
    >
      {children}
    </EmptyState>
  )
}

/** « la formule Pro », « les formules Club et Pro ». */
export function inPlans(right: PlanRight): string {
  const names = plansWith(right).map(({ name }) => name)
  return names.length === 1 ? `la formule ${names[0]}` : `les formules ${names.join(' et ')}`
}

export function isNotInPlan(error: Error | null): boolean {
  return error instanceof CallFailed && error.refusal === 'not-in-plan'
}
