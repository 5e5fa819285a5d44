import { Button } from '../ui/button.tsx'
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
    <main className="lone-screen lone-error">
      <ScreenError />
    </main>
  )
}
