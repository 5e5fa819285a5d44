import { Link } from '@tanstack/react-router'
import { CircleQuestionMark, LogOut, Shield, UserRound, Users } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useMe } from '../accounts/queries.ts'
import { SignOut } from '../accounts/sign-out.tsx'
import { homePath, spaceName } from '../app/navigation.ts'
import { DataAge } from '../offline/data-age.tsx'
import { OutboxPill } from '../offline/outbox/outbox-pill.tsx'
import { Logo } from '../ui/logo.tsx'
import { ToastRegion } from '../ui/toast-region.tsx'

/** As `Shell`, around the few screens of a family: that one is in every first load. */
export function FamilyShell({ children }: { children: ReactNode }) {
  const [leaving, setLeaving] = useState(false)
  const handleSignOut = () => setLeaving(true)
  return (
    <div className="shell" data-space="player">
      <a href="#main" className="skip-link">
        Aller au contenu
      </a>
      <aside className="side on-table">
        <Logo />
        <p className="side-club">{spaceName.guardian}</p>
        <OutboxPill />
        <nav aria-label="Principale" className="side-links">
          <Places className="side-link" />
        </nav>
        <div className="side-links side-foot">
          <a href="/aide" className="side-link">
            <CircleQuestionMark aria-hidden="true" />
            Aide
          </a>
          <button type="button" className="side-link" onClick={handleSignOut}>
            <LogOut aria-hidden="true" />
            Déconnexion
          </button>
        </div>
      </aside>
      <div className="shell-column">
        <header className="phone-header">
          <Logo />
          <OutboxPill />
        </header>
        <main id="main" tabIndex={-1} className="shell-main">
          <DataAge />
          {children}
        </main>
      </div>
      <nav aria-label="Principale, téléphone" className="bottom-bar on-table">
        <Places className="bottom-link" />
        <button type="button" className="bottom-link" onClick={handleSignOut}>
          <LogOut aria-hidden="true" />
          Déconnexion
        </button>
      </nav>
      {leaving && <SignOut onClose={() => setLeaving(false)} />}
      <ToastRegion />
    </div>
  )
}

/** A coach or a player who is a parent as well goes back to what they are. */
function Places({ className }: { className: 'side-link' | 'bottom-link' }) {
  const { account, club } = useMe()
  const own = homePath(account.role, club !== null)
  return (
    <>
      <Link to="/family/$" params={{ _splat: '' }} activeOptions={{ exact: true }} className={className}>
        <Users aria-hidden="true" />
        Ma famille
      </Link>
      {account.role === 'guardian' ? (
        <Link to="/family/$" params={{ _splat: 'account' }} className={className}>
          <UserRound aria-hidden="true" />
          Mon compte
        </Link>
      ) : (
        <Link to={own} className={className}>
          <Shield aria-hidden="true" />
          {spaceName[account.role]}
        </Link>
      )}
    </>
  )
}
