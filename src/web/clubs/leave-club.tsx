import { LogOut } from 'lucide-react'
import { useState } from 'react'
import * as clubs from '../../contract/clubs.ts'
import type { ClubPage, RosterEntry } from '../../contract/clubs.ts'
import { whyNotLeave } from '../../domain/club.ts'
import { useMe } from '../accounts/queries.ts'
import { useOutbox } from '../offline/outbox/outbox-state.ts'
import { reason } from '../app/refusals.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { showToast } from '../ui/toast.ts'
import { useWrite } from '../app/use-write.ts'
import { unsentFor } from './club-overlay.ts'
import { handleClubChange } from './queries.ts'

export function LeaveClub({ club }: { club: ClubPage }) {
  const { account } = useMe()
  const [asking, setAsking] = useState(false)
  const isOther = ({ id }: RosterEntry) => id !== account.id
  const others = {
    coaches: club.coaches.filter(isOther).length,
    players: club.players.filter(isOther).length,
  }
  const actor = { ...account, clubId: club.id }
  const whyNot = reason(whyNotLeave(actor, { isOwner: club.ownerId === account.id, others }))
  return (
    <div className="leave-club">
      <Button icon={<LogOut aria-hidden="true" />} disabledReason={whyNot} onClick={() => setAsking(true)}>
        Quitter le club
      </Button>
      {whyNot && <p className="note">{whyNot}</p>}
      {asking && (
        <LeaveClubDialog
          club={club}
          isCoach={account.role === 'coach'}
          isLast={others.coaches + others.players === 0}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}

interface LeaveClubDialogProps {
  club: ClubPage
  isCoach: boolean
  isLast: boolean
  onClose: () => void
}

function LeaveClubDialog({ club, isCoach, isLast, onClose }: LeaveClubDialogProps) {
  const unsentCount = unsentFor(club.id, useOutbox().writes).length
  const departure = useWrite(clubs.leave, {
    onSuccess: (me) => {
      handleClubChange(me)
      showToast(`Vous avez quitté ${club.name}.`)
    },
  })
  return (
    <ConfirmDialog
      title={
        <>
          Quitter <bdi>{club.name}</bdi>&#8239;?
        </>
      }
      confirm="Quitter le club"
      pending={departure.pending}
      onConfirm={() => void departure.send({})}
      onCancel={onClose}
    >
      {departure.error && (
        <Banner tone="error" className="dialog-notice">
          {departure.error}
        </Banner>
      )}
      {unsentCount > 0 && (
        <Banner tone="waiting" className="dialog-notice">
          {unsentCount === 1
            ? '1 enregistrement n’a pas encore été envoyé\u00A0: après votre départ, le club ne le recevra plus.'
            : `${unsentCount} enregistrements n’ont pas encore été envoyés\u00A0: après votre départ, le club ne les recevra plus.`}
        </Banner>
      )}
      {consequence(isCoach, isLast)}
    </ConfirmDialog>
  )
}

function consequence(isCoach: boolean, isLast: boolean): string {
  if (isLast) {
    return 'Vous en êtes le dernier membre\u00A0: le club sera fermé, avec ses séances et ses exercices.'
  }
  if (isCoach) {
    return 'Vous n’aurez plus accès à ses séances, à ses exercices ni à ses joueurs. Pour revenir, il faudra qu’un entraineur vous accepte.'
  }
  return 'Vous ne participerez plus à ses séances à venir. Vos statistiques restent, et vous pourrez revenir avec le code du club\u00A0: dans les 7 jours, vous retrouverez aussi vos séances.'
}
