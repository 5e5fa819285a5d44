import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, Outlet } from '@tanstack/react-router'
import { Ellipsis, LogOut, UserCog } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Role } from '../domain/actor.ts'
import { meQuery, useMe } from './accounts/queries.ts'
import { useSignOut } from './accounts/sign-out.ts'
import { ConfirmEmailReminder } from './accounts/confirm-email-reminder.tsx'
import { navigation, type NavigationItem, spaceName } from './navigation.ts'
import { Button } from './ui/button.tsx'
import { Dialog } from './ui/dialog.tsx'
import { Logo } from './ui/logo.tsx'
import { ToastRegion } from './ui/toast.tsx'
import './shell.css'

/** Never in the way of the screen itself, which does not depend on its arrival. */
const DataAge = lazy(() =>
  import('./data-age.tsx').then(
    (loaded) => ({ default: loaded.DataAge }),
    () => ({ default: (): ReactNode => null }),
  ),
)

const account: NavigationItem = { path: '/coach/account', label: 'Mon compte', icon: UserCog }

/** Around every signed-in screen: a side navigation on a desk, a bottom bar on a phone. */
export function Shell({ space }: { space: Role }) {
  // Signed out a moment ago: nothing is shown while the guards lead away.
  const { data: me } = useSuspenseQuery(meQuery)
  if (me === null) return null
  return (
    <div className="shell" data-space={space}>
      <a href="#main" className="skip-link">
        Aller au contenu
      </a>
      <SideNavigation space={space} />
      <div className="min-w-0">
        <header className="phone-header">
          <Logo />
        </header>
        <main id="main" className="shell-main">
          <Suspense fallback={null}>
            <DataAge />
          </Suspense>
          <ConfirmEmailReminder />
          <Outlet />
        </main>
      </div>
      <BottomBar space={space} />
      <ToastRegion />
    </div>
  )
}

function SideNavigation({ space }: { space: Role }) {
  const { club } = useMe()
  const signOut = useSignOut()
  return (
    <aside className="side on-table">
      <Logo className="px-3" />
      <p className="side-club">
        {club?.name}
        {club && <br />}
        {spaceName[space]}
      </p>
      <nav aria-label="Principale" className="grid gap-1">
        {navigation[space].map((item) => (
          <SideLink key={item.path} item={item} />
        ))}
      </nav>
      <div className="mt-auto grid gap-1 pt-4">
        {space === 'coach' && <SideLink item={account} />}
        <button type="button" className="side-link" onClick={signOut.start}>
          <LogOut aria-hidden="true" />
          Déconnexion
        </button>
      </div>
    </aside>
  )
}

function SideLink({ item: { path, label, icon: Icon } }: { item: NavigationItem }) {
  return (
    <Link to={path} className="side-link">
      <Icon aria-hidden="true" />
      {label}
    </Link>
  )
}

const barItems = 5

/** At most five items, never scrolling: what does not fit is behind « Plus ». */
function BottomBar({ space }: { space: Role }) {
  const [open, setOpen] = useState(false)
  const items = navigation[space]
  const shown = items.slice(0, barItems - 1)
  return (
    <nav aria-label="Principale, téléphone" className="bottom-bar on-table">
      {shown.map(({ path, label, icon: Icon }) => (
        <Link key={path} to={path} className="bottom-link">
          <Icon aria-hidden="true" />
          {label}
        </Link>
      ))}
      <button type="button" className="bottom-link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Ellipsis aria-hidden="true" />
        Plus
      </button>
      {open && <MoreDialog space={space} hidden={items.slice(shown.length)} onClose={() => setOpen(false)} />}
    </nav>
  )
}

interface MoreDialogProps {
  space: Role
  hidden: readonly NavigationItem[]
  onClose: () => void
}

function MoreDialog({ space, hidden, onClose }: MoreDialogProps) {
  const signOut = useSignOut()
  const items = space === 'coach' ? [...hidden, account] : hidden
  return (
    <Dialog title="Plus" subtitle={spaceName[space]} size="small" onClose={onClose}>
      <div className="grid gap-2">
        {items.map(({ path, label, icon: Icon }) => (
          <Link key={path} to={path} className="more-link" onClick={onClose}>
            <Icon aria-hidden="true" />
            {label}
          </Link>
        ))}
        <Button icon={<LogOut aria-hidden="true" />} pending={signOut.pending} onClick={signOut.start} block>
          Déconnexion
        </Button>
      </div>
    </Dialog>
  )
}
