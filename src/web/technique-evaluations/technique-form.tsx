import { History } from 'lucide-react'
import { type FormEvent, memo, useEffect, useId, useState } from 'react'
import * as techniqueEvaluations from '../../contract/technique-evaluations.ts'
import type { LatestEvaluation, PlayerEvaluation } from '../../contract/technique-evaluations.ts'
import { techniqueStatuses, type Technique } from '../../domain/technique-evaluation.ts'
import { ChangedMeanwhile } from '../ui/changed-meanwhile.tsx'
import { sameDraft } from '../ui/draft-merge.ts'
import { newId } from '../app/new-id.ts'
import { PendingMark } from '../offline/outbox/pending-mark.tsx'
import { Button } from '../ui/button.tsx'
import { SegmentedChoice } from '../ui/choices.tsx'
import { Field } from '../ui/field.tsx'
import { FormErrors } from '../ui/form-errors.tsx'
import { ProgressMark } from '../ui/progress-mark.tsx'
import { TextArea } from '../ui/text-input.tsx'
import { showToast } from '../ui/toast.tsx'
import { useDraft } from '../ui/use-draft.ts'
import { useWrite } from '../app/use-write.ts'
import { differences, draftOf, type EvaluationDraft, failures } from './evaluation-draft.ts'
import { evaluatedWhen, statusNames, whoEvaluated } from './evaluation-words.ts'
import { cacheEvaluation } from './cache-evaluation.ts'

const statuses = techniqueStatuses.map((value) => ({ value, label: statusNames[value] }))

interface TechniqueFormProps {
  playerId: string
  technique: Technique
  /** The one that counts. */
  evaluation: LatestEvaluation | null
  now: Date
  timeZone: string
  onUnsaved: (techniqueId: string, unsaved: boolean) => void
  onHistory: (technique: Technique) => void
}

export const TechniqueForm = memo(function TechniqueForm(props: TechniqueFormProps) {
  const { playerId, technique, evaluation, now, timeZone, onUnsaved, onHistory } = props
  const titleId = useId()
  const [asking, setAsking] = useState(false)
  const saving = useWrite(techniqueEvaluations.evaluate, {
    onSuccess: (saved) => {
      cacheEvaluation(saved)
      form.markSaved()
      showToast(`${technique.name}\u00A0: évaluation ${saved ? 'sauvegardée' : 'gardée, en attente d’envoi'}`)
    },
    otherwise: asking ? failures.other : evaluation ? failures.later : failures.first,
    onChangedMeanwhile: async (current) => {
      const there = current as PlayerEvaluation | null
      cacheEvaluation(there)
      const again = form.sendAgain(draftOf(there))
      if (again) await saveOver(there, again)
      else setAsking(true)
    },
  })
  const currentDraft = draftOf(evaluation)
  const form = useDraft(currentDraft, saving.pending)
  const { draft, setDraft } = form
  const unsaved = !sameDraft(draft, form.before)
  const { error, fields } = saving.messages(draft)
  useEffect(() => onUnsaved(technique.id, unsaved), [onUnsaved, technique.id, unsaved])
  useEffect(() => () => onUnsaved(technique.id, false), [onUnsaved, technique.id])

  async function saveOver(
    there: LatestEvaluation | null,
    draft: EvaluationDraft,
    submitted?: HTMLFormElement,
  ): Promise<void> {
    setAsking(false)
    const was = there?.evaluationId ?? null
    const input = { ...draft, evaluationId: newId(), playerId, id: technique.id, was }
    await saving.send(input, { form: submitted, named: [{ name: technique.name }] })
  }
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (form.overtaken) setAsking(true)
    else void saveOver(evaluation, form.send(), event.currentTarget)
  }
  function handleTakeOver() {
    setAsking(false)
    form.takeOver()
  }
  return (
    <li>
      <form aria-labelledby={titleId} noValidate className="technique-form" onSubmit={handleSubmit}>
        <div className="technique-form-head">
          <h3 id={titleId}>
            <ProgressMark state={currentDraft.status} />
            <bdi>{technique.name}</bdi>
          </h3>
          {evaluation && (
            <p className="technique-form-said">
              {evaluatedWhen(evaluation, timeZone, now)} <PendingMark id={evaluation.evaluationId} />
            </p>
          )}
          {evaluation && (
            <Button
              variant="bare"
              className="technique-form-history"
              icon={<History aria-hidden="true" />}
              onClick={() => onHistory(technique)}
            >
              Historique
            </Button>
          )}
        </div>
        {(error || (asking && form.overtaken)) && (
          <div className="technique-form-trouble">
            {asking && evaluation && form.overtaken ? (
              <ChangedMeanwhile
                title={whoEvaluated({ ...evaluation, name: technique.name })}
                parts={differences(form.before, currentDraft)}
                pending={saving.pending}
                onTakeOver={handleTakeOver}
                onSaveOver={() => void saveOver(evaluation, form.sendOver(currentDraft))}
              />
            ) : (
              <FormErrors error={error} />
            )}
          </div>
        )}
        <SegmentedChoice
          label="Statut"
          className="technique-form-status"
          value={draft.status}
          options={statuses}
          error={fields.status}
          onChange={(status) => setDraft({ ...draft, status })}
        />
        <Field label="Notes pour le joueur" error={fields.coachNotes}>
          <TextArea
            maxLength={2000}
            rows={1}
            value={draft.coachNotes}
            onChange={({ target }) => setDraft({ ...draft, coachNotes: target.value })}
          />
        </Field>
        <Button type="submit" variant={unsaved ? 'ok' : 'plain'} pending={saving.pending}>
          Sauvegarder l'évaluation
        </Button>
      </form>
    </li>
  )
})
