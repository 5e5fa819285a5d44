import { ConfirmDialog } from '../ui/dialog.tsx'

interface AcceptCoachDialogProps {
  name: string
  email: string
  onConfirm: () => void
  onClose: () => void
}

/** Shows the confirmed email, because anybody can sign up under any name. */
export function AcceptCoachDialog({ name, email, onConfirm, onClose }: AcceptCoachDialogProps) {
  return (
    <ConfirmDialog
      title={`Accepter ${name} comme entraineur\u202F?`}
      confirm="Accepter"
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      <p>
        Adresse confirmée&#160;: <b className="wrap-anywhere">{email}</b>
      </p>
      <p className="mt-3">
        Est-ce bien l’adresse de la personne que vous connaissez&#8239;? Comme entraineur, elle lira les
        adresses email et les données des joueurs. Tous les entraineurs reçoivent un email.
      </p>
    </ConfirmDialog>
  )
}
