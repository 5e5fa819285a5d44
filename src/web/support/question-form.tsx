import { type FormEvent, useState } from 'react'
import * as support from '../../contract/support.ts'
import type { SupportPage } from '../../contract/support.ts'
import { isBillingOff } from '../app/billing-off.ts'
import { planOffers } from '../../domain/plan.ts'
import { maxMessageLength, maxSubjectLength } from '../../domain/support-question.ts'
import { newId } from '../app/new-id.ts'
import { queryClient } from '../app/query-client.ts'
import { reason } from '../app/refusals.ts'
import { UnsavedGuard } from '../app/unsaved-guard.tsx'
import { useWrite } from '../app/use-write.ts'
import { useReachability } from '../offline/reachability.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { FormErrors } from '../ui/form-errors.tsx'
import { TextArea, TextInput } from '../ui/text-input.tsx'
import { showToast } from '../ui/toast.ts'
import { type FromBrowser, fromBrowser } from './this-page.ts'

interface QuestionFormProps {
  attached: SupportPage['attached']
  onAsked: () => void
}

/** Changed, it is another question: the one before may have arrived, with its answer lost on the way. */
const newDraft = (typed = { subject: '', text: '' }) => ({ ...typed, id: newId() })

export function QuestionForm({ attached, onAsked }: QuestionFormProps) {
  const [draft, setDraft] = useState(() => newDraft())
  const [browser, setBrowser] = useState(fromBrowser)
  const reachability = useReachability()
  const asking = useWrite(support.ask, {
    onSuccess: async () => {
      setDraft(newDraft())
      setBrowser(fromBrowser())
      onAsked()
      showToast('Votre question est envoyée.')
      await queryClient.invalidateQueries({ queryKey: ['support'] })
    },
  })
  const { error, fields, failures } = asking.messages(draft)

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void asking.send({ ...draft, ...browser }, { form: event.currentTarget })
  }
  return (
    <form noValidate className="panel support-form" onSubmit={handleSubmit}>
      <FormErrors error={error} failures={failures} />
      <Field label="Sujet" required error={fields.subject}>
        <TextInput
          maxLength={maxSubjectLength}
          value={draft.subject}
          onChange={(event) => setDraft(newDraft({ ...draft, subject: event.target.value }))}
        />
      </Field>
      <Field
        label="Votre question"
        required
        error={fields.text}
        hint="Ce que vous vouliez faire, ce qui s’est passé. Ne nommez pas d’enfant."
      >
        <TextArea
          rows={6}
          maxLength={maxMessageLength}
          value={draft.text}
          onChange={(event) => setDraft(newDraft({ ...draft, text: event.target.value }))}
        />
      </Field>
      <Attached attached={attached} browser={browser} />
      <Button
        type="submit"
        variant="primary"
        className="support-send"
        pending={asking.pending}
        disabledReason={reachability === 'reachable' ? null : reason(reachability)}
      >
        Envoyer la question
      </Button>
      <UnsavedGuard unsaved={draft.subject !== '' || draft.text !== ''} />
    </form>
  )
}

/** Everything that goes along, before it does. */
function Attached({ attached, browser }: { attached: SupportPage['attached']; browser: FromBrowser }) {
  const { plan, device } = attached
  return (
    <div className="support-attached">
      <p>Nous joignons&#160;:</p>
      <dl>
        {!isBillingOff() && (
          <>
            <dt>Formule</dt>
            <dd>{plan ? planOffers[plan].name : 'Sans club'}</dd>
          </>
        )}
        <dt>Appareil</dt>
        <dd>
          {device}, écran de {browser.screen}
        </dd>
        <dt>Version</dt>
        <dd>{browser.version}</dd>
        {browser.requestId && (
          <>
            <dt>Dernière erreur</dt>
            <dd>{browser.requestId}</dd>
          </>
        )}
      </dl>
    </div>
  )
}
