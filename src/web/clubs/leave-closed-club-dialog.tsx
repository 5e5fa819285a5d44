import { Banner } from '../ui/banner.tsx'
import { ConfirmDialog } from '../ui/dialog.tsx'

interface LeaveClosedClubDialogProps {
  name: string
  pending: boolean
  error: string | null
  onConfirm: () => void
  onCancel: () => void
}

/** For the owner of a club that they have closed. */
export function LeaveClosedClubDialog({
  name,
  pending,
  error,
  onConfirm,
  onCancel,
}: LeaveClosedClubDialogProps) {
  return (
    <ConfirmDialog
      title={
        <>
          Quitter <bdi>{name}</bdi>&#8239;?
        </>
      }
      confirm="Quitter le club"
      pending={pending}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {error && (
        <Banner tone="error" className="dialog-notice">
          {error}
        </Banner>
      )}
      Vous ne pourrez plus le rouvrir ni l’exporter. S’il reste un autre entraineur, il en devient responsable
      et il est prévenu par email. Sinon, personne ne pourra plus le rouvrir.
    </ConfirmDialog>
  )
}
