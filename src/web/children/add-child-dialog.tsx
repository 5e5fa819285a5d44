import { type FormEvent, useId, useState } from 'react'
import * as children from '../../contract/children.ts'
import type { ListedPlayer } from '../../contract/players.ts'
import { comparableName } from '../../domain/comparable-name.ts'
import { fullName } from '../../domain/member-name.ts'
import { newId } from '../app/new-id.ts'
import { queryClient } from '../app/query-client.ts'
import { useWhyNotNow } from '../app/use-why-not-now.ts'
import { useWrite } from '../app/use-write.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { CancelButton, Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { FormErrors } from '../ui/form-errors.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { showToast } from '../ui/toast.ts'
import { playersQuery } from '../players/queries.ts'

interface AddChildDialogProps {
  /** Those of the club: of two with one name the coach may mean the same child. */
  players: readonly ListedPlayer[]
  onAdded: (id: string) => void
  onClose: () => void
}

/** A player without an address, whom nobody has to invite. */
export function AddChildDialog({ players: known, onAdded, onClose }: AddChildDialogProps) {
  const formId = useId()
  const whyNot = useWhyNotNow('runClub')
  // Sent again after a lost answer, it is the same child.
  const [id] = useState(newId)
  const [firstName, setFirstName] = useState('')
  const [lastName, setLastName] = useState('')
  const [year, setYear] = useState('')
  const addition = useWrite(children.add, {
    onSuccess: (child) => {
      void queryClient.invalidateQueries(playersQuery)
      showToast(`${fullName(child)} est au club`)
      onAdded(id)
    },
    otherwise: 'Une erreur est survenue lors de l’ajout',
  })
  const typed = { firstName, lastName, birthYear: Number(year) || 0 }
  const { error, fields, failures } = addition.messages(typed)
  const namesake = known.find(
    (player) => comparableName(fullName(player)) === comparableName(fullName(typed)),
  )

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (whyNot) return
    void addition.send({ id, ...typed }, { form: event.currentTarget })
  }
  return (
    <Dialog
      title="Ajouter un enfant"
      size="small"
      guard={firstName !== '' || lastName !== '' || year !== ''}
      busy={addition.pending}
      onClose={onClose}
      footer={
        <>
          <CancelButton busy={addition.pending} onCancel={onClose} />
          <Button
            type="submit"
            form={formId}
            variant="primary"
            pending={addition.pending}
            disabledReason={whyNot}
          >
            Ajouter
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="form" onSubmit={handleSubmit}>
        <p className="note">
          Pour un enfant qui n’a pas d’adresse email. Vous le prévoyez aux séances, vous faites l’appel et
          vous l’évaluez, comme les autres. Il n’a pas de mot de passe&nbsp;: personne ne peut se connecter à
          sa place. Avant 15 ans, demandez d’abord l’accord d’un parent.
        </p>
        <FormErrors error={error} failures={failures} />
        <Field label="Prénom" error={fields.firstName}>
          <TextInput
            data-first-focus
            autoComplete="off"
            maxLength={80}
            value={firstName}
            onChange={(event) => setFirstName(event.target.value)}
          />
        </Field>
        <Field label="Nom" error={fields.lastName}>
          <TextInput
            autoComplete="off"
            maxLength={80}
            value={lastName}
            onChange={(event) => setLastName(event.target.value)}
          />
        </Field>
        <Field
          label="Année de naissance"
          error={fields.birthYear}
          hint="Elle donne sa catégorie. Les autres joueurs ne la voient pas."
        >
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            value={year}
            onChange={(event) => setYear(event.target.value)}
          />
        </Field>
        {namesake && (
          <Banner tone="waiting">
            Le club a déjà un joueur qui s’appelle <bdi>{fullName(namesake)}</bdi>. Si c’est un autre enfant,
            ajoutez-le quand même.
          </Banner>
        )}
      </form>
    </Dialog>
  )
}
