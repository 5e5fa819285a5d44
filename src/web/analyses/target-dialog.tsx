import { type FormEvent, useId, useState } from 'react'
import * as categoryTarget from '../../contract/category-target.ts'
import type { VersionedTarget } from '../../contract/category-target.ts'
import { categories } from '../../domain/category.ts'
import { evenTarget } from '../../domain/category-target.ts'
import { queryClient } from '../app/query-client.ts'
import { UnsavedGuard } from '../app/unsaved-guard.tsx'
import { useWhyNotNow } from '../app/use-why-not-now.ts'
import { useWrite } from '../app/use-write.ts'
import { progressTitles } from '../technique-evaluations/category-names.ts'
import { Button } from '../ui/button.tsx'
import { ChangedMeanwhile } from '../ui/changed-meanwhile.tsx'
import { CancelButton, Dialog } from '../ui/dialog.tsx'
import { sameDraft } from '../ui/draft-merge.ts'
import { Field } from '../ui/field.tsx'
import { FormErrors } from '../ui/form-errors.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { showToast } from '../ui/toast.ts'
import { useDraft } from '../ui/use-draft.ts'
import { draftOf, type TargetDraft, totalInWords, writtenOf } from './target-draft.ts'

interface TargetDialogProps {
  /** In its current state. */
  target: VersionedTarget
  onClose: () => void
}

/** What share of the minutes the club wants for each category. */
export function TargetDialog({ target, onClose }: TargetDialogProps) {
  const formId = useId()
  /** What another coach saved meanwhile, while this one has to choose. */
  const [overtaking, setOvertaking] = useState<VersionedTarget | null>(null)
  const whyNotNow = useWhyNotNow('runClub')
  const saving = useWrite(categoryTarget.update, {
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: ['analyses', 'figures'] })
      showToast('Cibles enregistrées')
      onClose()
    },
    otherwise: 'Une erreur est survenue lors de la sauvegarde',
    onChangedMeanwhile: async (current) => {
      const now = current as VersionedTarget
      const again = form.sendAgain(draftOf(now))
      if (again) await save(now, again)
      else setOvertaking(now)
    },
  })
  const form = useDraft<TargetDraft>(draftOf(target), saving.pending)
  const { draft, setDraft } = form
  const total = totalInWords(draft)

  async function save({ version }: VersionedTarget, typed: TargetDraft, submitted?: HTMLFormElement) {
    setOvertaking(null)
    await saving.send({ ...writtenOf(typed), version }, { form: submitted })
  }
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (whyNotNow || !total.whole) return
    if (form.overtaken) setOvertaking(target)
    else void save(target, form.send(), event.currentTarget)
  }
  function handleTakeOver() {
    setOvertaking(null)
    form.takeOver()
  }
  const { error, fields, failures } = saving.messages(writtenOf(draft))
  const unsaved = !sameDraft(draft, form.before)
  const footer = (
    <>
      <CancelButton variant="bare" busy={saving.pending} onCancel={onClose} />
      <Button
        type="submit"
        form={formId}
        variant="primary"
        pending={saving.pending}
        disabledReason={whyNotNow ?? (total.whole ? null : total.words)}
      >
        Enregistrer
      </Button>
    </>
  )
  return (
    <Dialog
      title="Cibles du club"
      subtitle={'Quelle part des minutes pour chaque quart de table\u202F?'}
      size="small"
      guard={unsaved}
      busy={saving.pending}
      onClose={onClose}
      footer={footer}
    >
      <form id={formId} noValidate onSubmit={handleSubmit}>
        {overtaking ? (
          <ChangedMeanwhile
            title="Les cibles ont été modifiées entre-temps"
            parts={categories.map((category) => `${progressTitles[category]} ${overtaking[category]}\u00A0%`)}
            pending={saving.pending}
            onTakeOver={handleTakeOver}
            onSaveOver={() => void save(overtaking, form.sendOver(draftOf(overtaking)))}
          />
        ) : (
          <FormErrors error={error} failures={failures} />
        )}
        <div className="target-shares">
          {categories.map((category, n) => (
            <Field key={category} label={`${progressTitles[category]}, en\u00A0%`} error={fields[category]}>
              <TextInput
                inputMode="numeric"
                maxLength={3}
                value={draft.shares[category]}
                data-first-focus={n === 0 ? true : undefined}
                onChange={(event) =>
                  setDraft({ shares: { ...draft.shares, [category]: event.target.value } })
                }
              />
            </Field>
          ))}
        </div>
        <div className="target-total">
          <p role="status" className="strong">
            {total.words}
          </p>
          <Button variant="bare" onClick={() => setDraft(draftOf(evenTarget))}>
            Parts égales
          </Button>
        </div>
      </form>
      <UnsavedGuard unsaved={unsaved} />
    </Dialog>
  )
}
