import { useSuspenseQuery } from '@tanstack/react-query'
import { CatchBoundary, Link, Outlet, useRouterState } from '@tanstack/react-router'
import { CircleQuestionMark, Ellipsis, LogOut, UserRound } from 'lucide-react'
import { useId, useState } from 'react'
import type { MemberRole } from '../../domain/actor.ts'
import { meQuery, useMe } from '../accounts/queries.ts'
import { optionalPart, lazyPart } from '../ui/lazy-part.tsx'
import { Logo } from '../ui/logo.tsx'
import { ToastRegion } from '../ui/toast-region.tsx'
import { ScreenError } from './error-screens.tsx'
import { type NavigationItem, navigationOf, spaceName } from './navigation.ts'
import type { WaitingCountProps } from './waiting-count.tsx'
import './shell.css'

const WaitingCount = optionalPart<WaitingCountProps>(
  async () => (await import('./waiting-count.tsx')).WaitingCount,
)
const DataAge = optionalPart(async () => (await import('../offline/data-age.tsx')).DataAge)
// Its place is kept: the links below it would move under a finger when it comes.
const OutboxPill = optionalPart(
  async () => (await import('../offline/outbox/outbox-pill.tsx')).OutboxPill,
  <div className="outbox-pill" />,
)
const ConfirmEmailReminder = optionalPart(
  async () => (await import('../accounts/confirm-email-reminder.tsx')).ConfirmEmailReminder,
)
const EndedMembershipNotice = optionalPart(
  async () => (await import('../clubs/ended-membership-notice.tsx')).EndedMembershipNotice,
)
const PaymentNotice = optionalPart(
  async () => (await import('../subscription/payment-notice.tsx')).PaymentNotice,
)
const SignOut = lazyPart(async () => (await import('../accounts/sign-out.tsx')).SignOut)
const MoreDialog = lazyPart(async () => (await import('./more-dialog.tsx')).MoreDialog)

const accountItem: NavigationItem = {
  path: '/coach/account',
  label: 'Mon compte',
  icon: UserRound,
  ability: 'manageAccount',
}

/** A coach asks there, and goes on to the articles; a player reads these, and asks a coach. */
const helpItem: NavigationItem = {
  path: '/coach/aide',
  label: 'Aide',
  icon: CircleQuestionMark,
  ability: 'askSupport',
}

/** Around every signed-in screen: a side navigation on a desk, a bottom bar on a phone. */
export function Shell({ space }: { space: MemberRole }) {
  // Signed out a moment ago: nothing is shown while the guards lead away.
  const { data: me } = useSuspenseQuery(meQuery)
  const [leaving, setLeaving] = useState(false)
  const shown = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.href ?? '' })
  if (me === null) return null
  const handleSignOut = () => setLeaving(true)
  return (
    <div className="shell" data-space={space}>
      <a href="#main" className="skip-link">
        Aller au contenu
      </a>
      <SideNavigation space={space} onSignOut={handleSignOut} />
      <div className="shell-column">
        <header className="phone-header">
          <Logo />
          <OutboxPill />
        </header>
        <main id="main" tabIndex={-1} className="shell-main">
          <DataAge />
          {!me.account.emailConfirmed && <ConfirmEmailReminder />}
          {me.endedMembership && <EndedMembershipNotice />}
          {me.club?.readOnlyFrom && <PaymentNotice />}
          <CatchBoundary getResetKey={() => shown} errorComponent={ScreenError}>
            <Outlet />
          </CatchBoundary>
        </main>
      </div>
      <BottomBar space={space} onSignOut={handleSignOut} />
      {leaving && <SignOut onClose={() => setLeaving(false)} />}
      <ToastRegion />
    </div>
  )
}

interface NavigationProps {
  space: MemberRole
  onSignOut: () => void
}

function SideNavigation({ space, onSignOut }: NavigationProps) {
  const { account, club } = useMe()
  return (
    <aside className="side on-table">
      <Logo />
      <p className="side-club">
        <bdi>{club?.name}</bdi>
        {club && <br />}
        {spaceName[space]}
      </p>
      <OutboxPill />
      <nav aria-label="Principale" className="side-links">
        {navigationOf(space, account).map((item) => (
          <NavigationLink key={item.path} item={item} className="side-link" />
        ))}
      </nav>
      <div className="side-links side-foot">
        {space === 'coach' ? (
          <>
            <NavigationLink item={accountItem} className="side-link" />
            <NavigationLink item={helpItem} className="side-link" />
          </>
        ) : (
          <a href="/aide" className="side-link">
            <CircleQuestionMark aria-hidden="true" />
            Aide
          </a>
        )}
        <button type="button" className="side-link" onClick={onSignOut}>
          <LogOut aria-hidden="true" />
          Déconnexion
        </button>
      </div>
    </aside>
  )
}

interface NavigationLinkProps {
  item: NavigationItem
  className: 'side-link' | 'bottom-link'
}

function NavigationLink({ item, className }: NavigationLinkProps) {
  const { path, label, icon: Icon, beside, waits } = item
  const id = useId()
  return (
    <Link to={path} className={className} aria-current={useIsAt(beside)} aria-describedby={waits && id}>
      <Icon aria-hidden="true" />
      {label}
      {waits && <WaitingCount id={id} of={waits} />}
    </Link>
  )
}

/** A link is current at its own address by itself. */
function useIsAt(paths: readonly string[] | undefined): true | undefined {
  return useRouterState({
    select: ({ location }) => paths?.includes(location.pathname) || undefined,
  })
}

/** Five items, never scrolling: what does not fit is behind « Plus », which is where one is then. */
function BottomBar({ space, onSignOut }: NavigationProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const items = navigationOf(space, useMe().account)
  const shown = items.filter(({ inBar }) => inBar)
  const others = items.filter(({ inBar }) => !inBar)
  const hidden = space === 'coach' ? [...others, accountItem, helpItem] : others
  const waits = hidden.find((item) => item.waits)?.waits
  const isHidden = useRouterState({
    select: ({ location }) => hidden.some(({ path }) => location.pathname.startsWith(path)),
  })
  return (
    <nav aria-label="Principale, téléphone" className="bottom-bar on-table">
      {shown.map((item) => (
        <NavigationLink key={item.path} item={item} className="bottom-link" />
      ))}
      <button
        type="button"
        className="bottom-link"
        aria-haspopup="dialog"
        aria-current={isHidden || undefined}
        aria-describedby={waits && id}
        onClick={() => setOpen(true)}
      >
        <Ellipsis aria-hidden="true" />
        Plus
        {waits && <WaitingCount id={id} of={waits} />}
      </button>
      {open && (
        <MoreDialog space={space} items={hidden} onSignOut={onSignOut} onClose={() => setOpen(false)} />
      )}
    </nav>
  )
}
