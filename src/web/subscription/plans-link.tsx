import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useWhyCannot } from '../app/use-why-cannot.ts'

/** To those who can change the plan. */
export function PlansLink({ className }: { className?: string }): ReactNode {
  const whyNot = useWhyCannot('manageBilling')
  return (
    whyNot === null && (
      <Link to="/coach/subscription" className={className}>
        Voir les formules
      </Link>
    )
  )
}
