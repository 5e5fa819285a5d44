import { History } from 'lucide-react'
import { type FormEvent, memo, useEffect, useId, useRef, useState } from 'react'
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
import { showToast } from '../ui/toast.ts'
import { useDraft } from '../ui/use-draft.ts'
import { useWrite } from '../app/use-write.ts'
import { differences, draftOf, type EvaluationDraft, failures } from './evaluation-draft.ts'
import { evaluatedWhen, statusNames, whoEvaluated } from './evaluation-words.ts'
import { RefreshBadge } from './technique-badge.tsx'
import { cacheEvaluation } from './cache-evaluation.ts'

/** What became of what was typed; queued, it waits on this device to be sent. */
export type SaveOutcome = 'saved' | 'queued' | 'refused'

/** Null where it is being saved already. */
export type Save = () => Promise<SaveOutcome | null>

const savedWords = { saved: 'sauvegardée', queued: 'gardée, en attente d’envoi' } as const

const statuses = techniqueStatuses.map((value) => ({ value, label: statusNames[value] }))

interface TechniqueFormProps {
  playerId: string
  technique: Technique
  /** The one that counts. */
  evaluation: LatestEvaluation | null
  /** « À rafraîchir ». */
  needsRefresh: boolean
  now: Date
  timeZone: string
  /** How to save what is typed; null when there is nothing. */
  onUnsaved: (techniqueId: string, save: Save | null) => void
  onHistory: (technique: Technique) => void
}

export const TechniqueForm = memo(function TechniqueForm(props: TechniqueFormProps) {
  const { playerId, technique, evaluation, needsRefresh, now, timeZone, onUnsaved, onHistory } = props
  const titleId = useId()
  const [asking, setAsking] = useState(false)
  const isQueued = useRef(false)
  const saving = useWrite(techniqueEvaluations.evaluate, {
    onSuccess: (saved) => {
      cacheEvaluation(saved)
      form.markSaved()
      isQueued.current = saved === null
    },
    otherwise: asking ? failures.other : evaluation ? failures.later : failures.first,
    onChangedMeanwhile: async (current): Promise<boolean> => {
      const there = current as PlayerEvaluation | null
      cacheEvaluation(there)
      const again = form.sendAgain(draftOf(there))
      if (again) return (await saveOver(there, again)) !== 'refused'
      setAsking(true)
      return false
    },
  })
  const currentDraft = draftOf(evaluation)
  const form = useDraft(currentDraft, saving.pending)
  const { draft, setDraft } = form
  const unsaved = !sameDraft(draft, form.before)
  const { error, fields, failures: failedSavings } = saving.messages(draft)

  async function saveOver(
    there: LatestEvaluation | null,
    draft: EvaluationDraft,
    submitted?: HTMLFormElement,
  ): Promise<SaveOutcome> {
    setAsking(false)
    const was = there?.evaluationId ?? null
    const input = { ...draft, evaluationId: newId(), playerId, id: technique.id, was }
    const done = await saving.send(input, { form: submitted, named: [{ name: technique.name }] })
    if (!done) return 'refused'
    return isQueued.current ? 'queued' : 'saved'
  }
  async function save(submitted?: HTMLFormElement): Promise<SaveOutcome | null> {
    if (saving.pending) return null
    if (!form.overtaken) return saveOver(evaluation, form.send(), submitted)
    setAsking(true)
    return 'refused'
  }
  // After each rendering: what is saved is what is typed now.
  useEffect(() => onUnsaved(technique.id, unsaved ? save : null))
  useEffect(() => () => onUnsaved(technique.id, null), [onUnsaved, technique.id])

  function tell(outcome: SaveOutcome | null) {
    if (outcome && outcome !== 'refused')
      showToast(`${technique.name}\u00A0: évaluation ${savedWords[outcome]}`)
  }
  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    tell(await save(event.currentTarget))
  }
  async function handleSaveOver() {
    tell(await saveOver(evaluation, form.sendOver(currentDraft)))
  }
  function handleTakeOver() {
    setAsking(false)
    form.takeOver()
  }
  return (
    <li data-technique={technique.id}>
      <form
        aria-labelledby={titleId}
        noValidate
        className="technique-form"
        onSubmit={(event) => void handleSubmit(event)}
      >
        <div className="technique-form-head">
          <h3 id={titleId}>
            <ProgressMark state={currentDraft.status} />
            <bdi>{technique.name}</bdi>
          </h3>
          {needsRefresh && <RefreshBadge />}
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
                onSaveOver={() => void handleSaveOver()}
              />
            ) : (
              <FormErrors error={error} failures={failedSavings} />
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
