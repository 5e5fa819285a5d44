import { type FormEvent, useId, useState } from 'react'
import * as players from '../../contract/players.ts'
import type { PlayerRecord } from '../../contract/players.ts'
import { fullName } from '../../domain/member-name.ts'
import { useWhyNotNow } from '../app/use-why-not-now.ts'
import { useWrite } from '../app/use-write.ts'
import { Button } from '../ui/button.tsx'
import { CancelButton, Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { FormErrors } from '../ui/form-errors.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { showToast } from '../ui/toast.ts'
import { refetchInvited } from './queries.ts'

interface AddressDialogProps {
  player: PlayerRecord
  onClose: () => void
}

/** The address of a player who has none or a wrong one, which is invited at once. */
export function AddressDialog({ player, onClose }: AddressDialogProps) {
  const formId = useId()
  // As it was when the dialog opened: what another coach writes meanwhile is not written over.
  const [was] = useState(player.email || null)
  const [email, setEmail] = useState(was ?? '')
  const whyNot = useWhyNotNow('invitePlayers')
  const invitation = useWrite(players.invite, {
    onSuccess: () => {
      refetchInvited(player.id)
      showToast(was ? 'Adresse corrigée, invitation envoyée' : 'Adresse ajoutée, invitation envoyée')
      onClose()
    },
    otherwise: 'Erreur lors de l’envoi de l’invitation',
  })
  const { error, fields, failures } = invitation.messages({ email })

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (whyNot) return
    void invitation.send({ id: player.id, email, was }, { form: event.currentTarget })
  }
  return (
    <Dialog
      title={was ? 'Corriger l’adresse email' : 'Ajouter une adresse email'}
      subtitle={<bdi>{fullName(player)}</bdi>}
      size="small"
      guard={email !== (was ?? '')}
      busy={invitation.pending}
      onClose={onClose}
      footer={
        <>
          <CancelButton busy={invitation.pending} onCancel={onClose} />
          <Button
            type="submit"
            form={formId}
            variant="primary"
            pending={invitation.pending}
            disabledReason={whyNot}
          >
            {was ? 'Corriger et inviter' : 'Ajouter et inviter'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="form" onSubmit={handleSubmit}>
        <FormErrors error={error} failures={failures} />
        <Field
          label="Adresse email"
          error={fields.email}
          hint={`Relisez-la bien\u00A0: un email y part aussitôt, avec un lien pour choisir un mot de passe.${was ? ' Le lien déjà envoyé ne marchera plus.' : ''}`}
        >
          <TextInput
            data-first-focus
            type="email"
            autoComplete="off"
            maxLength={254}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
