import { Link } from '@tanstack/react-router'
import { KeyRound, Mail } from 'lucide-react'
import { useState } from 'react'
import { spacePath } from '../../contract/paths.ts'
import { Banner } from '../ui/banner.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { Button } from '../ui/button.tsx'
import { InstallSection } from '../app/installation/install-section.tsx'
import { Section } from '../ui/layout.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { Devices } from './devices.tsx'
import { EmailDialog } from './email-dialog.tsx'
import { OwnDataSection } from './own-data-section.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { useMe } from './queries.ts'
import { useConfirmationMail } from './use-confirmation-mail.ts'
import './account.css'

const FamilySection = lazyPart(async () => (await import('../family/family-section.tsx')).FamilySection)
const CalendarSection = lazyPart(
  async () => (await import('../calendar-feeds/calendar-section.tsx')).CalendarSection,
)

/** Email, password and devices, for players and coaches. */
export function AccountSettings() {
  const { account } = useMe()
  const [changing, setChanging] = useState<'email' | 'password' | null>(null)
  const confirmation = useConfirmationMail()
  const notifications: string = `${spacePath(account.role)}/notifications`
  return (
    <div className="account-settings">
      <Section title="Connexion">
        {confirmation.error && <Banner tone="error">{confirmation.error}</Banner>}
        {account.email === '' ? (
          <p className="section-notice">
            Vous n’avez ni adresse email ni mot de passe. Sur un autre appareil, ou si vous vous déconnectez
            ici, demandez un code à votre entraineur. Il peut aussi ajouter votre adresse.
          </p>
        ) : (
          <ul className="rows">
            <li className="account-row">
              <div className="account-text">
                <p className="strong typed">{account.email}</p>
                <p className="note">{account.emailConfirmed ? 'Adresse confirmée' : 'Adresse à confirmer'}</p>
              </div>
              {!account.emailConfirmed && (
                <Button pending={confirmation.pending} onClick={() => void confirmation.send({})}>
                  Renvoyer le lien
                </Button>
              )}
              <Button icon={<Mail aria-hidden="true" />} onClick={() => setChanging('email')}>
                Changer d’email
              </Button>
            </li>
            <li className="account-row">
              <p className="strong">Mot de passe</p>
              <Button icon={<KeyRound aria-hidden="true" />} onClick={() => setChanging('password')}>
                Changer de mot de passe
              </Button>
            </li>
          </ul>
        )}
      </Section>
      {account.family && account.role !== 'guardian' && <FamilySection />}
      <Devices />
      <Section title="Notifications">
        <ul className="rows">
          <li className="account-row">
            <p className="strong">Ce que Rebond vous dit, et par où</p>
            <Link to={notifications} className={buttonClass({})}>
              Choisir
            </Link>
          </li>
        </ul>
      </Section>
      <CalendarSection />
      <OwnDataSection />
      <InstallSection />
      {changing === 'email' && <EmailDialog onClose={() => setChanging(null)} />}
      {changing === 'password' && <PasswordDialog onClose={() => setChanging(null)} />}
    </div>
  )
}
