import { PageHeader, Section } from '../ui/layout.tsx'
import { AccountSettings } from './account-settings.tsx'
import { NameForm } from './name-form.tsx'

export function AccountPage() {
  return (
    <>
      <PageHeader title="Mon compte" />
      <div className="grid gap-10">
        <Section title="Votre nom">
          <NameForm />
        </Section>
        <AccountSettings />
      </div>
    </>
  )
}
