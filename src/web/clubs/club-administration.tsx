import { useState } from 'react'
import type { ClubPage, RosterEntry } from '../../contract/clubs.ts'
import type { Role } from '../../domain/actor.ts'
import { planOffers } from '../../domain/plan.ts'
import { writtenDate } from '../club-time.ts'
import { Banner } from '../ui/banner.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { ClubCode } from './club-code.tsx'
import { ClubName } from './club-name.tsx'
import { fullSentence, headCount, planSentence } from './club-room.ts'
import { ClubSettingsSection } from './club-settings.tsx'
import { LeaveClub } from './leave-club.tsx'
import { RemovedList } from './removed-list.tsx'
import { fullName } from '../../domain/member-name.ts'
import { Roster } from './roster.tsx'
import { WaitingList } from './waiting-list.tsx'

const RemoveMemberDialog = lazyPart(
  async () => (await import('./remove-member-dialog.tsx')).RemoveMemberDialog,
)

/** The club page of a coach. */
export function ClubAdministration({ club }: { club: ClubPage }) {
  const [removing, setRemoving] = useState<{ person: RosterEntry; role: Role } | null>(null)
  const { coaches, players, ownerId, timeZone, memberSince, administration } = club
  if (!administration) return null
  const { code, waiting, removed, planInForce, trialEndsAt } = administration
  const full = fullSentence('player', club)
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
        <p className="club-facts text-ink-2 mt-1">
          <span>{headCount(club)}</span> <span>Membre depuis le {writtenDate(memberSince, timeZone)}</span>
        </p>
        <p className="text-ink-2">
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
        onRemove={(person) => setRemoving({ person, role: 'coach' })}
      />
      <Roster
        title={`Joueurs (${players.length})`}
        people={players}
        timeZone={timeZone}
        empty={'Aucun joueur pour le moment. Donnez-leur le code du club\u00A0: ils apparaîtront ici.'}
        onRemove={(person) => setRemoving({ person, role: 'player' })}
      />
      <RemovedList removed={removed} timeZone={timeZone} />
      <ClubSettingsSection club={club} />
      <LeaveClub club={club} />
      {removing && (
        <RemoveMemberDialog
          id={removing.person.id}
          name={fullName(removing.person)}
          isCoach={removing.role === 'coach'}
          onClose={() => setRemoving(null)}
        />
      )}
    </div>
  )
}
