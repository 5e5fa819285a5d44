import { Pencil } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { ClubPage } from '../../contract/clubs.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { FormErrors } from '../ui/form-errors.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { showToast } from '../ui/toast.ts'
import { useClubEdit } from './use-club-edit.ts'

export function ClubName({ club }: { club: ClubPage }) {
  const [editing, setEditing] = useState(false)
  const pencil = useRef<HTMLButtonElement>(null)
  const closed = useRef(false)
  useEffect(() => {
    if (!editing && closed.current) pencil.current?.focus()
    closed.current = editing
  }, [editing])

  if (editing) return <ClubNameForm club={club} onClose={() => setEditing(false)} />
  return (
    <div className="club-name">
      <h2>
        <bdi>{club.name}</bdi>
      </h2>
      <IconButton
        ref={pencil}
        label="Modifier le nom du club"
        icon={<Pencil aria-hidden="true" />}
        onClick={() => setEditing(true)}
      />
    </div>
  )
}

function ClubNameForm({ club, onClose }: { club: ClubPage; onClose: () => void }) {
  const [base, setBase] = useState(club)
  const [name, setName] = useState(club.name)
  const [overtaken, setOvertaken] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // In some browsers select() does not move the focus.
    input.current?.focus()
    input.current?.select()
  }, [])
  const edit = useClubEdit({
    onDone: () => {
      showToast('Le nom du club est modifié.')
      onClose()
    },
    onOvertaken: (now) => {
      setBase(now)
      setOvertaken(true)
    },
  })

  const { error, fields, failures } = edit.messages({ name })

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setOvertaken(false)
    void edit.save(base, { name }, event.currentTarget)
  }
  return (
    <form noValidate className="club-name-form" onSubmit={handleSubmit}>
      <FormErrors error={error} failures={failures} />
      {overtaken && (
        <Banner tone="waiting">
          Le club a été renommé entre-temps&#160;: il s’appelle maintenant «&#160;<bdi>{base.name}</bdi>
          &#160;». Votre saisie est toujours là&#8239;; sauvegardez-la pour la garder.
        </Banner>
      )}
      <Field label="Nom du club" required error={fields.name}>
        <TextInput
          ref={input}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && onClose()}
        />
      </Field>
      <div className="actions">
        <Button type="submit" variant="solid" pending={edit.pending}>
          Sauvegarder
        </Button>
        <Button onClick={onClose}>Annuler</Button>
      </div>
    </form>
  )
}
