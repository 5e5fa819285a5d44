import { type FormEvent, useId, useState } from 'react'
import * as federation from '../../contract/federation.ts'
import type { RankingEntry } from '../../contract/federation.ts'
import { fullName } from '../../domain/member-name.ts'
import { useWhyNotNow } from '../app/use-why-not-now.ts'
import { useWrite } from '../app/use-write.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { DateField } from '../ui/date-field.tsx'
import { CancelButton, Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { FormErrors } from '../ui/form-errors.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { showToast } from '../ui/toast.ts'
import { refetchFederation } from './queries.ts'
import { writtenDay } from './ranking-summary.ts'
import { wholeNumber } from './whole-number.ts'
import type { ShownToCoach } from './shown-player.ts'

interface RankingEntryDialogProps {
  player: ShownToCoach
  /** The ranking to correct; null to add one. */
  entry: RankingEntry | null
  today: string
  onClose: () => void
}

export function RankingEntryDialog({ player, entry, today, onClose }: RankingEntryDialogProps) {
  const formId = useId()
  const whyNot = useWhyNotNow('setRankings')
  const [date, setDate] = useState('')
  const [typed, setTyped] = useState(entry ? String(entry.points) : '')
  /** What a correction is based on. */
  const [was, setWas] = useState(entry?.points ?? 0)
  const [overtaken, setOvertaken] = useState(false)
  const addition = useWrite(federation.addRanking, { onSuccess: () => handleSaved('Classement ajouté') })
  const correction = useWrite(federation.correctRanking, {
    onSuccess: () => handleSaved('Classement corrigé'),
    onChangedMeanwhile: (current) => {
      setWas((current as { points: number }).points)
      setOvertaken(true)
    },
  })
  const saving = entry ? correction : addition
  const points = wholeNumber(typed) ?? Number.NaN
  const { error, fields, failures } = saving.messages({ date, points })

  function handleSaved(message: string) {
    refetchFederation(player.id)
    showToast(message)
    onClose()
  }
  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (whyNot) return
    setOvertaken(false)
    const form = event.currentTarget
    const saved = entry
      ? await correction.send({ id: player.id, date: entry.date, points, was }, { form })
      : await addition.send({ id: player.id, date, points }, { form })
    // Another coach may have deleted it.
    if (!saved) refetchFederation(player.id)
  }
  return (
    <Dialog
      title={entry ? `Classement du ${writtenDay(entry.date)}` : 'Ajouter un classement'}
      subtitle={<bdi>{fullName(player)}</bdi>}
      size="small"
      guard={date !== '' || typed !== String(entry?.points ?? '')}
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
            {entry ? 'Corriger' : 'Ajouter'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="form" onSubmit={(event) => void handleSubmit(event)}>
        <FormErrors error={error} failures={failures} />
        {overtaken && (
          <Banner tone="waiting">
            Ce classement a été corrigé entre-temps&nbsp;: {was}&nbsp;points. Votre saisie est toujours
            là&#8239;; enregistrez-la pour la garder.
          </Banner>
        )}
        {!entry && (
          <Field label="Date" error={fields.date} required>
            <DateField value={date} onChange={setDate} today={today} min="2000-01-01" max={today} />
          </Field>
        )}
        <Field label="Points" error={fields.points} hint="De 500 à 4500." required>
          <TextInput
            data-first-focus={entry ? true : undefined}
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
