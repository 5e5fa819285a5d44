import { ConfirmDialog } from '../ui/dialog.tsx'

interface RefuseArrivalDialogProps {
  name: string
  onConfirm: () => void
  onClose: () => void
}

export function RefuseArrivalDialog({ name, onConfirm, onClose }: RefuseArrivalDialogProps) {
  return (
    <ConfirmDialog
      title={`Refuser la demande de ${name}\u202F?`}
      confirm="Refuser la demande"
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      <p>Un email annoncera votre réponse. Avec le code du club, une nouvelle demande restera possible.</p>
    </ConfirmDialog>
  )
}
