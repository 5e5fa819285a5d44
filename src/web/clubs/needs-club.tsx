import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { buttonClass } from '../ui/button-class.ts'
import { EmptyState } from '../ui/states.tsx'

/** What a coach’s screen shows who has no club; the sentence says why it takes one. */
export function NeedsClub({ children }: { children: ReactNode }) {
  return (
    <EmptyState
      title="Vous n’avez pas encore de club"
      action={
        <Link to="/coach/club" className={buttonClass({ variant: 'primary' })}>
          Rejoindre un club
        </Link>
      }
    >
      {children}
    </EmptyState>
  )
}
