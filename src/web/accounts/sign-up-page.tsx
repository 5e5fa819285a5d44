import { PageHeader } from '../ui/layout.tsx'

export function SignUpPage() {
  return <PageHeader title="Essai gratuit" />
}
