import { PageHeader } from '../ui/layout.tsx'

export function ConfirmEmailPage() {
  return <PageHeader title="Confirmation" />
}
