import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { meQuery } from '../accounts/queries.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { FamilyPage } from './family-page.tsx'
import { FamilyShell } from './family-shell.tsx'

const FamilyEntry = lazyPart(async () => (await import('./family-entry.tsx')).FamilyEntry)
const AccountPage = lazyPart(async () => (await import('../accounts/account-page.tsx')).AccountPage)
const NotificationsPage = lazyPart(
  async () => (await import('../notifications/notifications-page.tsx')).NotificationsPage,
)

/**
 * All below /family, as one route: the first load has no room for more. Beside the navigation of whatever else a guardian is; an
 * entry page to whoever is not signed in.
 */
export function FamilyScreens() {
  const { data: me } = useQuery(meQuery)
  const { _splat: screen = '' } = useParams({ from: '/family/$' })
  if (!me) return <FamilyEntry />
  return <FamilyShell>{screenOf(screen)}</FamilyShell>
}

function screenOf(screen: string) {
  if (screen === 'account') return <AccountPage />
  if (screen === 'notifications') return <NotificationsPage />
  return <FamilyPage childId={screen} />
}
