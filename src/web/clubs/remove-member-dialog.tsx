import * as clubs from '../../contract/clubs.ts'
import { Banner } from '../ui/banner.tsx'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { showToast } from '../ui/toast.tsx'
import { useWrite } from '../use-write.ts'
import { rememberClub } from './queries.ts'

interface RemoveMemberDialogProps {
  id: string
  name: string
  isCoach: boolean
  onClose: () => void
}

export function RemoveMemberDialog({ id, name, isCoach, onClose }: RemoveMemberDialogProps) {
  const removal = useWrite(clubs.removeMember, {
    onSuccess: (club) => {
      rememberClub(club)
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
      title={`Retirer ${name} du club\u202F?`}
      confirm="Retirer"
      pending={removal.pending}
      onConfirm={() => void removal.send({ id })}
      onCancel={onClose}
    >
      {removal.error && (
        <Banner tone="error" className="mb-4">
          {removal.error}
        </Banner>
      )}
      <p>
        {isCoach
          ? 'Son accès aux séances, aux exercices et aux joueurs du club s’arrête aussitôt. Tous les entraineurs, et cette personne, reçoivent un email.'
          : 'Son nom disparaît des séances à venir\u202F; les séances passées restent.'}
      </p>
      <p className="mt-3">
        Le code du club ne marche plus avec ce compte. Pour empêcher un retour avec un autre compte,
        renouvelez-le. Pour permettre un retour, choisissez «&#160;Réadmettre&#160;» sur cette page.
      </p>
    </ConfirmDialog>
  )
}
