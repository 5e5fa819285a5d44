import { useEffect, useRef, useState } from 'react'
import * as exerciseRequests from '../../contract/exercise-requests.ts'
import { categoryTabs } from '../technique-evaluations/category-names.ts'
import { newId } from '../app/new-id.ts'
import { Button } from '../ui/button.tsx'
import { CategoryGlyph } from '../ui/category-glyph.tsx'
import { CancelButton, Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { FormErrors } from '../ui/form-errors.tsx'
import { TextArea } from '../ui/text-input.tsx'
import { useWrite } from '../app/use-write.ts'
import { composedName, type Composition, ExerciseComposer, isComposed } from './exercise-composer.tsx'

const successMs = 2_000

interface RequestDialogProps {
  composition: Composition
  onCompose: (composition: Composition) => void
  onClose: (sent: boolean) => void
}

export function RequestDialog({ composition, onCompose, onClose }: RequestDialogProps) {
  const [id] = useState(newId)
  const [message, setMessage] = useState('')
  /** Opened before the exercise was chosen: that is then done here. */
  const [composes] = useState(!isComposed(composition))
  const [sent, setSent] = useState<'saved' | 'queued' | null>(null)
  const request = useWrite(exerciseRequests.create, {
    onSuccess: (answer) => setSent(answer ? 'saved' : 'queued'),
    otherwise: "Une erreur est survenue lors de l'envoi de la demande",
  })
  if (sent) return <SentDialog kept={sent === 'queued'} onClose={() => onClose(true)} />

  const { type, technique, effect } = composition
  const typed = { id, type, technique: technique ?? '', effect: effect ?? '', message }
  const { error, fields, failures } = request.messages(typed)

  function handleSend() {
    void request.send(typed)
  }
  const footer = (
    <>
      <CancelButton variant="bare" busy={request.pending} onCancel={() => onClose(false)} />
      <Button variant="primary" pending={request.pending} onClick={handleSend}>
        Envoyer la demande
      </Button>
    </>
  )
  return (
    <Dialog
      title="Demande d'exercice personnalisé"
      busy={request.pending}
      guard={message.trim() !== ''}
      onClose={() => onClose(false)}
      footer={footer}
    >
      <div className="dialog-form">
        <FormErrors error={error ?? fields.technique ?? fields.effect} failures={failures} />
        {composes ? (
          <ExerciseComposer composition={composition} onChange={onCompose} />
        ) : (
          <SelectedExercise composition={composition} />
        )}
        <Field label="Message (optionnel)" error={fields.message}>
          <TextArea
            rows={4}
            maxLength={1000}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
        </Field>
      </div>
    </Dialog>
  )
}

function SelectedExercise({ composition }: { composition: Composition }) {
  return (
    <div className="selected-exercise">
      <CategoryGlyph category={composition.type} className="request-glyph" />
      <div>
        <p className="note">Exercice sélectionné · {categoryTabs[composition.type]}</p>
        <p className="composed-name">{composedName(composition)}</p>
      </div>
    </div>
  )
}

/** Says that it is done, and goes by itself. */
function SentDialog({ kept, onClose }: { kept: boolean; onClose: () => void }) {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    const timer = setTimeout(() => close.current(), successMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Dialog title={kept ? 'Demande gardée' : 'Demande envoyée!'} size="small" onClose={onClose}>
      <p role="status">
        {kept
          ? 'Elle partira d’elle-même dès que le réseau le permettra.'
          : 'Votre entraineur examinera votre demande prochainement.'}
      </p>
    </Dialog>
  )
}
