import * as clubs from '../../contract/clubs.ts'
import type { RosterEntry } from '../../contract/clubs.ts'
import { fullName, personName } from '../../domain/member-name.ts'
import { useWrite } from '../app/use-write.ts'
import { Banner } from '../ui/banner.tsx'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { showToast } from '../ui/toast.ts'
import { cacheClub } from './queries.ts'

interface RemoveMemberDialogProps {
  person: RosterEntry
  isCoach: boolean
  onClose: () => void
}

/** A coach decides that a member is one no more: it says beforehand who hears of it, and what is left. */
export function RemoveMemberDialog({ person, isCoach, onClose }: RemoveMemberDialogProps) {
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
          : `Son nom disparait des séances à venir\u202F; les séances passées restent. ${whoHears(person)}`}
      </p>
      {canReturn(person) && (
        <p className="dialog-paragraph">
          Le code du club ne marche plus avec ce compte. Pour empêcher un retour avec un autre compte,
          renouvelez-le. Pour permettre un retour, choisissez «&#160;Réadmettre&#160;» sur cette page.
        </p>
      )}
    </ConfirmDialog>
  )
}

/** Without an address nobody can sign in, nor so come back by themselves. */
function canReturn({ email }: RosterEntry): boolean {
  return email !== ''
}

/** Only who has been in Rebond hears that they are in the club no more. */
function whoHears(person: RosterEntry): string {
  return canReturn(person)
    ? 'Cette personne reçoit un email, si elle est déjà entrée dans Rebond.'
    : 'Ce joueur n’a pas d’adresse email\u00A0: personne n’est prévenu. «\u00A0Réadmettre\u00A0», sur cette page, le fait revenir. Sans séance passée, note ni évaluation, sa fiche est supprimée.'
}
