import { useState } from 'react'
import type { ClubPage, RosterEntry } from '../../contract/clubs.ts'
import type { Role } from '../../domain/actor.ts'
import { planOffers } from '../../domain/plan.ts'
import { Banner } from '../ui/banner.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { Skeleton } from '../ui/states.tsx'
import { writtenDate } from './club-time.ts'
import { ClubCode } from './club-code.tsx'
import { ClubName } from './club-name.tsx'
import { clubFullSentence, headCount, planSentence } from './club-capacity.ts'
import { LeaveClub } from './leave-club.tsx'
import { Roster } from './roster.tsx'
import { WaitingList } from './waiting-list.tsx'

/** All of them stand below what one comes for. */
const ClubSettingsSection = lazyPart(
  async () => (await import('./club-settings.tsx')).ClubSettingsSection,
  <Skeleton label="Chargement des réglages" rows={3} />,
)
const PlacesAndClosures = lazyPart(
  async () => (await import('./places-and-closures.tsx')).PlacesAndClosures,
  <Skeleton label="Chargement des lieux" rows={3} />,
)
const ClubData = lazyPart(async () => (await import('./club-data.tsx')).ClubData)

const RemoveMemberDialog = lazyPart(
  async () => (await import('./remove-member-dialog.tsx')).RemoveMemberDialog,
)

const Naming = lazyPart(async () => (await import('./naming.tsx')).Naming)

const RemovedList = lazyPart(async () => (await import('./removed-list.tsx')).RemovedList)

/** The club page of a coach. */
export function ClubAdministration({ club }: { club: ClubPage }) {
  const [removing, setRemoving] = useState<{ person: RosterEntry; role: Role } | null>(null)
  const { coaches, players, ownerId, timeZone, memberSince, administration } = club
  if (!administration) return null
  const { code, waiting, removed, planInForce, trialEndsAt } = administration
  const full = clubFullSentence('player', club)
  return (
    <div className="club">
      {full && (
        <Banner tone="waiting">
          {full}. La formule {planOffers[planInForce].name} n’en accueille pas plus&#160;: pour faire de la
          place, retirez ceux qui ne viennent plus.
        </Banner>
      )}
      <div>
        <ClubName club={club} />
        <p className="club-facts club-summary secondary">
          <span>{headCount(club)}</span> <span>Membre depuis le {writtenDate(memberSince, timeZone)}</span>
        </p>
        <p className="secondary">
          {trialEndsAt
            ? `Essai gratuit jusqu’au ${writtenDate(trialEndsAt, timeZone)}, avec tous les droits de la formule Pro`
            : planSentence(club)}
        </p>
      </div>
      <WaitingList club={club} waiting={waiting} />
      <ClubCode code={code} next={waiting.length === 0} />
      <Roster
        title={`Entraineurs (${coaches.length})`}
        people={coaches}
        timeZone={timeZone}
        empty="Aucun entraineur pour le moment"
        ownerId={ownerId}
        naming={Naming}
        onRemove={(person) => setRemoving({ person, role: 'coach' })}
      />
      <Roster
        title={`Joueurs (${players.length})`}
        people={players}
        timeZone={timeZone}
        empty={
          'Aucun joueur pour le moment. Donnez le code du club à vos joueurs\u00A0: ils apparaitront ici.'
        }
        onRemove={(person) => setRemoving({ person, role: 'player' })}
      />
      <RemovedList removed={removed} timeZone={timeZone} />
      <ClubSettingsSection club={club} />
      <PlacesAndClosures plan={planInForce} />
      <ClubData club={club} />
      <LeaveClub club={club} />
      {removing && (
        <RemoveMemberDialog
          person={removing.person}
          isCoach={removing.role === 'coach'}
          onClose={() => setRemoving(null)}
        />
      )}
    </div>
  )
}
