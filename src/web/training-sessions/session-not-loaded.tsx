import { CallFailed } from '../call.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'

export function SessionNotLoaded({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (error instanceof CallFailed && (error.refusal === 'not-found' || error.refusal === 'invalid-input')) {
    return (
      <Banner tone="info" className="mt-5">
        Cette séance n’existe plus.
      </Banner>
    )
  }
  return (
    <Banner tone="error" className="mt-5" action={<Button onClick={onRetry}>Réessayer</Button>}>
      Erreur lors du chargement des séances
    </Banner>
  )
}
