import { PageHeader } from '../ui/layout.tsx'

export function DashboardPage() {
  return <PageHeader title="Tableau de bord" />
}
