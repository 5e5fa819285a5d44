import { Link } from '@tanstack/react-router'
import { buttonClass } from '../ui/button-class.ts'
import { PageHeader } from '../ui/layout.tsx'

const notFound = {
  title: 'Page introuvable',
  subtitle: 'Cette adresse ne mène nulle part\u00A0: la balle est sortie.',
}

/** An unknown address below the coaches' area, beside its navigation. */
export function CoachScreenNotFound() {
  return (
    <>
      <PageHeader {...notFound} />
      <Link to="/coach/overview" className={buttonClass({ variant: 'primary' })}>
        Tableau de bord
      </Link>
    </>
  )
}

/** As well, below the players' area. */
export function PlayerScreenNotFound() {
  return (
    <>
      <PageHeader {...notFound} />
      <Link to="/player/training" className={buttonClass({ variant: 'primary' })}>
        Mes Entrainements
      </Link>
    </>
  )
}

/** Any other unknown address. */
export function NotFound() {
  return (
    <main className="lone-screen">
      <PageHeader {...notFound} />
      <div>
        <a href="/" className={buttonClass({ variant: 'primary' })}>
          Retour à l’accueil
        </a>
      </div>
    </main>
  )
}
