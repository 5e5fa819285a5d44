import { Button } from './ui/button.tsx'
import { buttonClass } from './ui/button-class.ts'
import { EmptyState } from './ui/states.tsx'
import { PageHeader } from './ui/layout.tsx'

export function UnexpectedError() {
  return (
    <main className="grid min-h-dvh place-items-center p-5">
      <EmptyState
        title="Une erreur est survenue"
        action={
          <Button variant="primary" onClick={() => location.reload()}>
            Rafraîchir
          </Button>
        }
      >
        Veuillez rafraîchir la page ou réessayer plus tard.
      </EmptyState>
    </main>
  )
}

/** An unknown address below a signed-in area. */
export function NotFound() {
  return (
    <main className="mx-auto grid min-h-dvh max-w-3xl content-center p-5">
      <PageHeader
        title="Page introuvable"
        subtitle="Cette adresse ne mène nulle part : la balle est sortie."
      />
      <div>
        <a href="/" className={buttonClass({ variant: 'primary' })}>
          Retour à l’accueil
        </a>
      </div>
    </main>
  )
}
