import { PageHeader } from '../ui/layout.tsx'

export function ClubPage() {
  return <PageHeader title="Club" />
}
