import * as clubs from '../../contract/clubs.ts'
import type { ClubPage } from '../../contract/clubs.ts'
import { useOutbox } from '../offline/outbox/outbox-state.ts'
import { Banner } from '../ui/banner.tsx'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { showToast } from '../ui/toast.ts'
import { useWrite } from '../app/use-write.ts'
import { unsentFor } from './club-overlay.ts'
import { handleClubChange } from './queries.ts'

interface LeaveClubDialogProps {
  club: ClubPage
  isCoach: boolean
  isLast: boolean
  onClose: () => void
}

export function LeaveClubDialog({ club, isCoach, isLast, onClose }: LeaveClubDialogProps) {
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
