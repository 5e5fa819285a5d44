import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useMe } from '../accounts/queries.ts'
import { CallFailed } from '../call.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { PageHeader } from '../ui/layout.tsx'
import { Skeleton } from '../ui/states.tsx'
import { ClubAdministration } from './club-administration.tsx'
import { ClubOfPlayer } from './club-of-player.tsx'
import { clubQuery } from './queries.ts'
import { WithoutClub } from './without-club.tsx'
import './club.css'

export function ClubPage() {
  const { club } = useMe()
  return (
    <>
      <PageHeader title="Club" />
      {club ? <Club /> : <WithoutClub />}
    </>
  )
}

const LOOK_AGAIN_MS = 15_000

function Club() {
  // A coach gives the code to a whole hall and watches the names arrive.
  const {
    data: club,
    error,
    isFetching,
    refetch,
  } = useQuery({ ...clubQuery, refetchInterval: LOOK_AGAIN_MS })
  if (!club && !error) return <Skeleton label="Chargement du club" rows={5} />
  return (
    <>
      {error && (
        <Banner
          tone="error"
          className="mb-5"
          action={
            <Button
              icon={<RefreshCw aria-hidden="true" />}
              pending={isFetching}
              onClick={() => void refetch()}
            >
              Réessayer
            </Button>
          }
        >
          {isMissing(error) ? 'Club non trouvé' : 'Erreur lors du chargement des données du club'}
        </Banner>
      )}
      {club && (club.administration ? <ClubAdministration club={club} /> : <ClubOfPlayer club={club} />)}
    </>
  )
}

function isMissing(error: Error): boolean {
  return error instanceof CallFailed && (error.refusal === 'not-found' || error.refusal === 'no-club')
}
