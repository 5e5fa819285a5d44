import { CircleCheck, Clock } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import * as support from '../../contract/support.ts'
import type { SupportQuestion } from '../../contract/support.ts'
import { maxMessageLength } from '../../domain/support-question.ts'
import { useTimeZone } from '../accounts/queries.ts'
import { newId } from '../app/new-id.ts'
import { queryClient } from '../app/query-client.ts'
import { reason } from '../app/refusals.ts'
import { UnsavedGuard } from '../app/unsaved-guard.tsx'
import { useWrite } from '../app/use-write.ts'
import { longInstant } from '../clubs/club-time.ts'
import { useReachability } from '../offline/reachability.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { FormErrors } from '../ui/form-errors.tsx'
import { TextArea } from '../ui/text-input.tsx'
import { showToast } from '../ui/toast.ts'
import { useRestoredFocus } from '../ui/use-restored-focus.ts'

interface ConversationProps {
  question: SupportQuestion
  now: Date
}

export function Conversation({ question, now }: ConversationProps) {
  const { id, subject, waits, messages } = question
  const timeZone = useTimeZone()
  const [writing, setWriting] = useState(false)
  const buttonId = `write-${id}`
  useRestoredFocus(writing, buttonId)
  return (
    <article className="support-question" aria-labelledby={`subject-${id}`}>
      <header>
        <h3 id={`subject-${id}`}>
          <bdi>{subject}</bdi>
        </h3>
        {waits ? (
          <p className="support-waits">
            <Clock aria-hidden="true" />
            En attente de réponse
          </p>
        ) : (
          <p className="support-answered">
            <CircleCheck aria-hidden="true" />
            Répondu
          </p>
        )}
      </header>
      <ol aria-live="polite">
        {messages.map(({ id, fromOperator, text, writtenAt }) => (
          <li key={id} data-from={fromOperator ? 'operator' : 'coach'}>
            <p className="support-author">
              <strong>{fromOperator ? 'L’équipe Rebond' : 'Vous'}</strong>
              <time dateTime={writtenAt}>{longInstant(writtenAt, timeZone, now)}</time>
            </p>
            <p className="support-text">{text}</p>
          </li>
        ))}
      </ol>
      {writing ? (
        <AnswerForm questionId={id} onClose={() => setWriting(false)} />
      ) : (
        <Button id={buttonId} onClick={() => setWriting(true)}>
          {waits ? 'Ajouter un message' : 'Répondre'}
        </Button>
      )}
    </article>
  )
}

function AnswerForm({ questionId, onClose }: { questionId: string; onClose: () => void }) {
  const [text, setText] = useState('')
  const [messageId, setMessageId] = useState(newId)
  const reachability = useReachability()
  const writing = useWrite(support.write, {
    onSuccess: async () => {
      onClose()
      showToast('Votre message est envoyé.')
      await queryClient.invalidateQueries({ queryKey: ['support'] })
    },
  })
  const { error, fields, failures } = writing.messages({ text })

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void writing.send({ id: questionId, messageId, text }, { form: event.currentTarget })
  }
  return (
    <form noValidate className="support-answer" onSubmit={handleSubmit}>
      <FormErrors error={error} failures={failures} />
      <Field label="Votre message" required error={fields.text}>
        <TextArea
          // Whoever pressed « Répondre » writes here next.
          ref={focusWhenShown}
          rows={4}
          maxLength={maxMessageLength}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            // Another message than the one before, which may have arrived with its answer lost.
            setMessageId(newId())
          }}
        />
      </Field>
      <div className="support-buttons">
        <Button
          type="submit"
          variant="solid"
          pending={writing.pending}
          disabledReason={reachability === 'reachable' ? null : reason(reachability)}
        >
          Envoyer le message
        </Button>
        <Button variant="bare" onClick={onClose}>
          Annuler
        </Button>
      </div>
      <UnsavedGuard unsaved={text !== ''} />
    </form>
  )
}

function focusWhenShown(input: HTMLTextAreaElement | null): void {
  input?.focus()
}
