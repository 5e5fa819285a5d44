import { Link } from '@tanstack/react-router'
import type { Role } from '../../domain/actor.ts'
import { Button } from '../ui/button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { PageHeader } from '../ui/layout.tsx'

/** In place of a screen, beside a navigation that still leads elsewhere. */
export function ScreenError() {
  return (
    <>
      <PageHeader
        title="Une erreur est survenue"
        subtitle="Veuillez rafraîchir la page ou réessayer plus tard."
      />
      <Button variant="primary" onClick={() => location.reload()}>
        Rafraîchir
      </Button>
    </>
  )
}

/** In place of everything. */
export function UnexpectedError() {
  return (
    <main className="mx-auto grid min-h-dvh max-w-3xl content-center justify-items-start p-5">
      <ScreenError />
    </main>
  )
}

const notFound = {
  title: 'Page introuvable',
  subtitle: 'Cette adresse ne mène nulle part\u00A0: la balle est sortie.',
}

/** An unknown address below a signed-in area, beside its navigation. */
export function ScreenNotFound({ space }: { space: Role }) {
  return (
    <>
      <PageHeader {...notFound} />
      <Link
        to={space === 'coach' ? '/coach/overview' : '/player/training'}
        className={buttonClass({ variant: 'primary' })}
      >
        {space === 'coach' ? 'Tableau de bord' : 'Mes Entrainements'}
      </Link>
    </>
  )
}

/** Any other unknown address. */
export function NotFound() {
  return (
    <main className="mx-auto grid min-h-dvh max-w-3xl content-center p-5">
      <PageHeader {...notFound} />
      <div>
        <a href="/" className={buttonClass({ variant: 'primary' })}>
          Retour à l’accueil
        </a>
      </div>
    </main>
  )
}
