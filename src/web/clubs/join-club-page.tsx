import { Navigate } from '@tanstack/react-router'
import { useMe } from '../accounts/queries.ts'
import { PageHeader } from '../ui/layout.tsx'
import { WithoutClub } from './without-club.tsx'

export function JoinClubPage() {
  const { club, waitingFor } = useMe()
  // Also applies when a coach accepts the request while the page is open.
  if (club) return <Navigate to="/player/club" replace />
  return (
    <>
      <PageHeader key={waitingFor?.clubName} title="Rejoindre un club" />
      <WithoutClub />
    </>
  )
}
