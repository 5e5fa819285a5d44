import { useMe } from '../accounts/queries.ts'
import { Reading } from '../reading.tsx'
import { PageHeader } from '../ui/layout.tsx'
import { Skeleton } from '../ui/states.tsx'
import { isGone } from '../unreachable.ts'
import { ClubAdministration } from './club-administration.tsx'
import { ClubOfPlayer } from './club-of-player.tsx'
import { useClubQuery } from './use-club-query.ts'
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
