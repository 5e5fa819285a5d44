import { lazy, Suspense } from 'react'
import { useMe } from '../accounts/queries.ts'
import { Reading } from '../reading.tsx'
import { PageHeader } from '../ui/layout.tsx'
import { Skeleton } from '../ui/states.tsx'
import { isGone } from '../unreachable.ts'
import { ClubAdministration } from './club-administration.tsx'
import { ClubOfPlayer } from './club-of-player.tsx'
import { useClubQuery } from './use-club-query.ts'
import './club.css'

/** Loaded on demand: most accounts need it only once. */
const WithoutClub = lazy(async () => ({ default: (await import('./without-club.tsx')).WithoutClub }))

export function ClubPage() {
  const { club, waitingFor } = useMe()
  return (
    <>
      {/* The key mounts a new title when the club changes. */}
      <PageHeader key={club?.id ?? waitingFor?.clubName} title="Club" />
      {club ? (
        <Club />
      ) : (
        <Suspense fallback={<Skeleton label="Chargement" rows={3} />}>
          <WithoutClub />
        </Suspense>
      )}
    </>
  )
}

function Club() {
  const query = useClubQuery()
  const { data: club } = query
  return (
    <>
      <Reading
        query={query}
        className="mb-5"
        otherwise={(error) =>
          isGone(error) ? 'Club non trouvé' : 'Erreur lors du chargement des données du club'
        }
      >
        <Skeleton label="Chargement du club" rows={5} />
      </Reading>
      {club && (club.administration ? <ClubAdministration club={club} /> : <ClubOfPlayer club={club} />)}
    </>
  )
}
