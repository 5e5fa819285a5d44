import { type FormEvent, useId, useState } from 'react'
import * as apiKeys from '../../contract/api-keys.ts'
import type { ApiKey } from '../../contract/api-keys.ts'
import { apiKeyDays, type ApiKeyLifetime, maxApiKeyName, readsEverything } from '../../domain/api-key.ts'
import { newId } from '../app/new-id.ts'
import { useWrite } from '../app/use-write.ts'
import { Button } from '../ui/button.tsx'
import { CancelButton, Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { FormErrors } from '../ui/form-errors.tsx'
import { Select } from '../ui/select.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { AccessTable } from './access-table.tsx'
import { CreatedKeyDialog } from './created-key-dialog.tsx'
import { newSecret } from './new-secret.ts'
import { invalidateKeys } from './queries.ts'

interface NewKeyDialogProps {
  timeZone: string
  onClose: () => void
}

const words: Readonly<Record<(typeof apiKeyDays)[number], string>> = {
  30: '30 jours',
  90: '90 jours',
  365: 'Un an',
}

/** Asks for a name, a duration and rights, then shows the key, which nothing shows again. */
export function NewKeyDialog({ timeZone, onClose }: NewKeyDialogProps) {
  const formId = useId()
  const [name, setName] = useState('')
  const [days, setDays] = useState<ApiKeyLifetime>(365)
  const [access, setAccess] = useState(readsEverything as ApiKey['access'])
  // Sent again, it is the same key.
  const [made] = useState(() => ({ id: newId(), secret: newSecret() }))
  const [created, setCreated] = useState<ApiKey | null>(null)
  const creation = useWrite(apiKeys.create, {
    onSuccess: (key) => {
      setCreated(key)
      void invalidateKeys()
    },
    otherwise: 'Erreur lors de la création de la clé',
  })
  const { error, fields, failures } = creation.messages({ name, days, access })

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void creation.send({ ...made, name, days, access }, { form: event.currentTarget })
  }
  if (created) {
    return (
      // The key mounts a new dialog, which takes the focus.
      <CreatedKeyDialog
        key="created"
        apiKey={created}
        secret={made.secret}
        timeZone={timeZone}
        onClose={onClose}
      />
    )
  }
  return (
    <Dialog
      title="Créer une clé"
      subtitle={<>Une clé par programme&#160;: vous pourrez arrêter l’une sans toucher aux autres.</>}
      size="small"
      guard={name !== '' || access !== readsEverything}
      busy={creation.pending}
      onClose={onClose}
      footer={
        <>
          <CancelButton busy={creation.pending} onCancel={onClose} />
          <Button type="submit" form={formId} variant="primary" pending={creation.pending}>
            Créer la clé
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="api-key-form" onSubmit={handleSubmit}>
        <FormErrors error={error} failures={failures} />
        <Field
          label="Nom de la clé"
          required
          hint="Le programme qui s’en servira, par exemple «&#160;Site du club&#160;»."
          error={fields.name}
        >
          <TextInput
            data-first-focus
            autoComplete="off"
            maxLength={maxApiKeyName}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <Field label="Valable" error={fields.days}>
          <Select
            value={days ?? 'always'}
            onChange={({ target }) =>
              setDays(apiKeyDays.find((each) => String(each) === target.value) ?? null)
            }
          >
            {apiKeyDays.map((each) => (
              <option key={each} value={each}>
                {words[each]}
              </option>
            ))}
            <option value="always">Sans date de fin</option>
          </Select>
        </Field>
        <AccessTable
          access={access}
          error={fields.access}
          onChange={(resource, level) => setAccess({ ...access, [resource]: level })}
        />
      </form>
    </Dialog>
  )
}
