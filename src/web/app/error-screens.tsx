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

/** An unknown address below a signed-in area. */
export function NotFound() {
  return (
    <main className="mx-auto grid min-h-dvh max-w-3xl content-center p-5">
      <PageHeader
        title="Page introuvable"
        subtitle={'Cette adresse ne mène nulle part\u00A0: la balle est sortie.'}
      />
      <div>
        <a href="/" className={buttonClass({ variant: 'primary' })}>
          Retour à l’accueil
        </a>
      </div>
    </main>
  )
}
