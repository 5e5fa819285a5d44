import { Link } from '@tanstack/react-router'
import { buttonClass } from '../ui/button-class.ts'
import { EmptyState } from '../ui/states.tsx'

export function NoClub() {
  return (
    <EmptyState
      title="Pas encore de club"
      action={
        <Link to="/coach/club" className={buttonClass({ variant: 'primary' })}>
          Rejoindre un club
        </Link>
      }
    >
      Vous devez d'abord rejoindre un club pour accéder au tableau de bord
    </EmptyState>
  )
}

export function NoFeedback() {
  return (
    <EmptyState title="Aucun retour pour le moment" compact>
      Les avis des joueurs arrivent ici après chaque séance.
    </EmptyState>
  )
}
