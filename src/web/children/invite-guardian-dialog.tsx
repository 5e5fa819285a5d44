import { type FormEvent, useId, useState } from 'react'
import * as guardians from '../../contract/guardians.ts'
import type { PlayerRecord } from '../../contract/players.ts'
import { fullName } from '../../domain/member-name.ts'
import { newId } from '../app/new-id.ts'
import { queryClient } from '../app/query-client.ts'
import { useWrite } from '../app/use-write.ts'
import { Button } from '../ui/button.tsx'
import { CancelButton, Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { FormErrors } from '../ui/form-errors.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { showToast } from '../ui/toast.ts'
import { guardiansQuery } from './guardians-query.ts'

/** By mail: who follows its link waits until a coach has said that it is the parent. */
export function InviteGuardianDialog({ player, onClose }: { player: PlayerRecord; onClose: () => void }) {
  const formId = useId()
  // Sent again it is the same invitation.
  const [guardianshipId] = useState(newId)
  const [email, setEmail] = useState('')
  const invitation = useWrite(guardians.invite, {
    onSuccess: (answer) => {
      if (answer) queryClient.setQueryData(guardiansQuery(player.id).queryKey, answer)
      showToast('Invitation envoyée')
      onClose()
    },
    otherwise: 'Erreur lors de l’envoi de l’invitation',
  })
  const { error, fields, failures } = invitation.messages({ email })

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void invitation.send({ id: player.id, guardianshipId, email }, { form: event.currentTarget })
  }
  return (
    <Dialog
      title="Inviter un parent"
      subtitle={<bdi>{fullName(player)}</bdi>}
      size="small"
      guard={email !== ''}
      busy={invitation.pending}
      onClose={onClose}
      footer={
        <>
          <CancelButton busy={invitation.pending} onCancel={onClose} />
          <Button type="submit" form={formId} variant="primary" pending={invitation.pending}>
            Inviter
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="form" onSubmit={handleSubmit}>
        <FormErrors error={error} failures={failures} />
        <Field
          label="Adresse email du parent"
          error={fields.email}
          hint="Un lien y part aussitôt. Quand le parent l’aura ouvert, il attendra votre accord ici."
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
