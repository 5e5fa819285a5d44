import { PageHeader } from '../ui/layout.tsx'

export function ResetPasswordPage() {
  return <PageHeader title="Nouveau mot de passe" />
}
