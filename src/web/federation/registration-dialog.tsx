import { type FormEvent, useId, useState } from 'react'
import * as federation from '../../contract/federation.ts'
import type { FederationRecord, Registration } from '../../contract/federation.ts'
import { fullName } from '../../domain/member-name.ts'
import { useWhyNotNow } from '../app/use-why-not-now.ts'
import { useWrite } from '../app/use-write.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { CancelButton, Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { FormErrors } from '../ui/form-errors.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { showToast } from '../ui/toast.ts'
import { refetchFederation } from './queries.ts'
import { wholeNumber } from './whole-number.ts'
import type { ShownPlayer } from './shown-player.ts'

interface RegistrationDialogProps {
  player: ShownPlayer
  record: FederationRecord
  hasClub: boolean
  onClose: () => void
}

export function RegistrationDialog({ player, record, hasClub, onClose }: RegistrationDialogProps) {
  const formId = useId()
  const whyNot = useWhyNotNow(player ? 'editLicences' : 'editProfile')
  /** What the edit is based on. */
  const [was, setWas] = useState<Registration>({ licence: record.licence, birthYear: record.birthYear })
  const [overtaken, setOvertaken] = useState(false)
  const [licence, setLicence] = useState(record.licence ?? '')
  const [year, setYear] = useState(String(record.birthYear ?? ''))
  const options = {
    onSuccess: () => {
      refetchFederation(player?.id ?? null)
      showToast('Licence et année enregistrées')
      onClose()
    },
    onChangedMeanwhile: (current: unknown) => {
      setWas(current as Registration)
      setOvertaken(true)
    },
  }
  const change = useWrite(federation.update, options)
  const ownChange = useWrite(federation.updateOwn, options)
  const saving = player ? change : ownChange
  const wanted = { licence: licence.trim() || null, birthYear: wholeNumber(year) }
  const { error, fields, failures } = saving.messages(wanted)

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (whyNot) return
    setOvertaken(false)
    const form = event.currentTarget
    if (player) void change.send({ id: player.id, ...wanted, was }, { form })
    else void ownChange.send({ ...wanted, was }, { form })
  }
  return (
    <Dialog
      title="Licence et année de naissance"
      subtitle={player && <bdi>{fullName(player)}</bdi>}
      size="small"
      guard={licence !== (was.licence ?? '') || year !== String(was.birthYear ?? '')}
      busy={saving.pending}
      onClose={onClose}
      footer={
        <>
          <CancelButton busy={saving.pending} onCancel={onClose} />
          <Button
            type="submit"
            form={formId}
            variant="primary"
            pending={saving.pending}
            disabledReason={whyNot}
          >
            Enregistrer
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="form" onSubmit={handleSubmit}>
        <FormErrors error={error} failures={failures} />
        {overtaken && (
          <Banner tone="waiting">
            Changé entre-temps&nbsp;: licence {was.licence ?? 'non renseignée'}, année{' '}
            {was.birthYear ?? 'non renseignée'}. Votre saisie est toujours là&#8239;; enregistrez-la pour la
            garder.
          </Banner>
        )}
        {hasClub && (
          <Field
            label="Numéro de licence"
            error={fields.licence}
            hint="Facultatif. Les lettres et les chiffres de la carte."
          >
            <TextInput
              data-first-focus
              autoComplete="off"
              maxLength={20}
              value={licence}
              onChange={(event) => setLicence(event.target.value)}
            />
          </Field>
        )}
        <Field
          label="Année de naissance"
          error={fields.birthYear}
          hint={
            player
              ? 'Facultative. Elle donne la catégorie. Seuls le joueur, les entraineurs et les assistants la voient.'
              : 'Facultative. Elle donne votre catégorie. Seuls vous, vos entraineurs et leurs assistants la voyez.'
          }
        >
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            value={year}
            onChange={(event) => setYear(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
