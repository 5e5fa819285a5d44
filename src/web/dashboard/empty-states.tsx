import { Link } from '@tanstack/react-router'
import { useWhyCannot } from '../app/use-why-cannot.ts'
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

/** Plans one. */
export function NoNextSession() {
  const whyNotPlan = useWhyCannot('planSessions')
  return (
    <section className="panel next-session">
      <h2>Prochaine séance</h2>
      <p className="empty-title">Aucune séance prévue</p>
      {whyNotPlan === null && (
        <>
          <p className="secondary">Choisissez une date et des joueurs&nbsp;: ils la verront aussitôt.</p>
          <Link
            to="/coach/sessions"
            search={{ form: 'new' }}
            className={buttonClass({ variant: 'primary', size: 'large', block: true }, 'next-session-action')}
          >
            Nouvelle séance
          </Link>
        </>
      )}
    </section>
  )
}

export function NoFeedback() {
  return (
    <EmptyState title="Aucun retour pour le moment" compact>
      Les avis des joueurs arrivent ici après chaque séance.
    </EmptyState>
  )
}
