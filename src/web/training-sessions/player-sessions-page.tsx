import { PageHeader } from '../ui/layout.tsx'

export function PlayerSessionsPage() {
  return <PageHeader title="Mes Entrainements" />
}
