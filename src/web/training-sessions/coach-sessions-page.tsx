import { PageHeader } from '../ui/layout.tsx'

export function CoachSessionsPage() {
  return <PageHeader title="Séances d'entraînement" />
}
