import { type FormEvent, useId, useState } from 'react'
import * as accounts from '../../contract/accounts.ts'
import { queryClient } from '../app/query-client.ts'
import { Button } from '../ui/button.tsx'
import { CancelButton, Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { FormErrors } from '../ui/form-errors.tsx'
import { PasswordInput } from '../ui/password-input.tsx'
import { showToast } from '../ui/toast.ts'
import { useWrite } from '../app/use-write.ts'
import { devicesQuery, useMe } from './queries.ts'

export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { account } = useMe()
  const formId = useId()
  const [currentPassword, setCurrentPassword] = useState('')
  const [password, setPassword] = useState('')
  const change = useWrite(accounts.changePassword, {
    onSuccess: () => {
      void queryClient.invalidateQueries(devicesQuery)
      showToast('Mot de passe changé. Vos autres appareils sont déconnectés.')
      onClose()
    },
  })

  const { error, fields, failures } = change.messages({ currentPassword, password })

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void change.send({ currentPassword, password }, { form: event.currentTarget })
  }
  return (
    <Dialog
      title="Changer de mot de passe"
      subtitle="Vos autres appareils seront déconnectés."
      size="small"
      guard={password !== ''}
      busy={change.pending}
      onClose={onClose}
      footer={
        <>
          <CancelButton busy={change.pending} onCancel={onClose} />
          <Button type="submit" form={formId} variant="primary" pending={change.pending}>
            Changer
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="form" onSubmit={handleSubmit}>
        <FormErrors error={error} failures={failures} />
        {/* Tells password managers whose password it is. */}
        <input type="email" autoComplete="username" value={account.email} readOnly hidden />
        <Field label="Mot de passe actuel" required error={fields.currentPassword}>
          <PasswordInput
            data-first-focus
            autoComplete="current-password"
            value={currentPassword}
            onChange={(event) => setCurrentPassword(event.target.value)}
          />
        </Field>
        <Field label="Nouveau mot de passe" required error={fields.password} hint="8 caractères au minimum">
          <PasswordInput
            autoComplete="new-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
