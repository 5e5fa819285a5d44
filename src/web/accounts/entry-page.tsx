import { PageHeader } from '../ui/layout.tsx'

export function PlayerEntryPage() {
  return <PageHeader title="Espace Joueur" />
}

export function CoachEntryPage() {
  return <PageHeader title="Espace Entraineur" />
}
