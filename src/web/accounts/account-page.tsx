import { PageHeader } from '../ui/layout.tsx'

export function AccountPage() {
  return <PageHeader title="Mon compte" />
}
