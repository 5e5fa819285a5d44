import { PageHeader } from '../ui/layout.tsx'

export function ProfilePage() {
  return <PageHeader title="Mon Profil" />
}
