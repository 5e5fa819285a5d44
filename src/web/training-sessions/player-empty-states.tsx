import { Link } from '@tanstack/react-router'
import { buttonClass } from '../ui/button-class.ts'
import { EmptyState } from '../ui/states.tsx'

/** Instead of both lists. */
export function NoSession({ hasClub }: { hasClub: boolean }) {
  return hasClub ? <WithoutSession /> : <WithoutClub />
}

/** What a player reads who has no club yet. */
function WithoutClub() {
  return (
    <EmptyState
      title="Aucune séance prévue"
      action={
        <Link to="/player/join-club" className={buttonClass({ variant: 'primary' })}>
          Rejoindre un club
        </Link>
      }
    >
      Vos séances apparaitront ici quand vous ferez partie d’un club.
    </EmptyState>
  )
}

/** What a player reads who is invited to nothing. */
function WithoutSession() {
  return (
    <EmptyState title="Aucune séance prévue">
      Dès qu’un entraineur vous inscrit à une séance, elle apparait ici avec son programme.
    </EmptyState>
  )
}
