import { lazy, Suspense } from 'react'
import type * as clubs from '../../contract/clubs.ts'
import { useMe } from '../accounts/queries.ts'
import { Reading } from '../app/reading.tsx'
import { PageHeader } from '../ui/layout.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { Skeleton } from '../ui/states.tsx'
import { isGone } from '../app/call.ts'
import { writtenDate } from './club-time.ts'
import { ClubAdministration } from './club-administration.tsx'
import { useClubQuery } from './club-overlay.ts'
import { headCount } from './club-capacity.ts'
import { LeaveClub } from './leave-club.tsx'
import { Roster } from './roster.tsx'
import './club.css'

/** Loaded on demand: most accounts need it only once. */
const WithoutClub = lazy(async () => ({ default: (await import('./without-club.tsx')).WithoutClub }))

const ClubForAssistant = lazyPart(
  async () => (await import('./club-for-assistant.tsx')).ClubForAssistant,
  <Skeleton label="Chargement des lieux" rows={3} />,
)

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
        className="page-notice"
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

/** Of whoever does not run it: a player, or an assistant. */
function ClubOfPlayer({ club }: { club: clubs.ClubPage }) {
  const { name, coaches, players, ownerId, memberSince, timeZone, planInForce } = club
  const readsInitials = useMe().club?.fullNames === false
  return (
    <div className="club">
      <div className="table-top club-board">
        <h2>
          <bdi>{name}</bdi>
        </h2>
        <p className="strong lead">{headCount(club)}</p>
        <p className="club-since">Membre depuis le {writtenDate(memberSince, timeZone)}</p>
      </div>
      <Roster
        title="Entraineurs"
        people={coaches}
        timeZone={timeZone}
        empty="Aucun entraineur pour le moment"
        ownerId={ownerId}
      />
      <div>
        <Roster title="Joueurs" people={players} timeZone={timeZone} empty="Aucun joueur pour le moment" />
        {readsInitials && (
          <p className="club-initials note">
            Des autres joueurs, vous voyez le prénom et l’initiale du nom. Leur nom complet s’affichera quand
            votre email sera confirmé.
          </p>
        )}
      </div>
      {planInForce && <ClubForAssistant planInForce={planInForce} />}
      <LeaveClub club={club} />
    </div>
  )
}
