import { PageHeader } from '../ui/layout.tsx'

export function JoinClubPage() {
  return <PageHeader title="Rejoindre un club" />
}
