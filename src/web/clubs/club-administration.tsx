import { useState } from 'react'
import * as clubs from '../../contract/clubs.ts'
import type { ClubPage, RosterEntry } from '../../contract/clubs.ts'
import type { Role } from '../../domain/actor.ts'
import { fullName, personName } from '../../domain/member-name.ts'
import { planOffers } from '../../domain/plan.ts'
import { Banner } from '../ui/banner.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { Skeleton } from '../ui/states.tsx'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { showToast } from '../ui/toast.ts'
import { useWrite } from '../app/use-write.ts'
import { writtenDate } from './club-time.ts'
import { ClubCode } from './club-code.tsx'
import { ClubName } from './club-name.tsx'
import { clubFullSentence, headCount, planSentence } from './club-capacity.ts'
import { ClubSettingsSection } from './club-settings.tsx'
import { LeaveClub } from './leave-club.tsx'
import { cacheClub } from './queries.ts'
import { Roster } from './roster.tsx'
import { WaitingList } from './waiting-list.tsx'

/** Below what one comes for. */
const ClubTools = lazyPart(
  async () => (await import('./club-tools.tsx')).ClubTools,
  <Skeleton label="Chargement des lieux" rows={3} />,
)

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
      <ClubTools club={club} plan={planInForce} />
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

interface RemoveMemberDialogProps {
  person: RosterEntry
  isCoach: boolean
  onClose: () => void
}

function RemoveMemberDialog({ person, isCoach, onClose }: RemoveMemberDialogProps) {
  const name = fullName(person)
  const removal = useWrite(clubs.removeMember, {
    onSuccess: (club) => {
      cacheClub(club)
      showToast(
        club
          ? `${name} ne fait plus partie du club.`
          : `Le retrait de ${name} partira dès que le réseau le permettra.`,
      )
      onClose()
    },
    otherwise: 'Erreur lors de la mise à jour du club',
  })
  return (
    <ConfirmDialog
      title={
        <>
          Retirer <bdi>{name}</bdi> du club&#8239;?
        </>
      }
      confirm="Retirer"
      pending={removal.pending}
      onConfirm={() => void removal.send({ id: person.id }, { named: [personName(person)] })}
      onCancel={onClose}
    >
      {removal.error && (
        <Banner tone="error" className="dialog-notice">
          {removal.error}
        </Banner>
      )}
      <p>
        {isCoach
          ? 'Son accès aux séances, aux exercices et aux joueurs du club s’arrête aussitôt. Tous les entraineurs, et cette personne, reçoivent un email.'
          : 'Son nom disparait des séances à venir\u202F; les séances passées restent. Cette personne reçoit un email.'}
      </p>
      <p className="dialog-paragraph">
        Le code du club ne marche plus avec ce compte. Pour empêcher un retour avec un autre compte,
        renouvelez-le. Pour permettre un retour, choisissez «&#160;Réadmettre&#160;» sur cette page.
      </p>
    </ConfirmDialog>
  )
}
