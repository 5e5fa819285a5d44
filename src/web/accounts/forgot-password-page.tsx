import { PageHeader } from '../ui/layout.tsx'

export function ForgotPasswordPage() {
  return <PageHeader title="Mot de passe oublié" />
}
