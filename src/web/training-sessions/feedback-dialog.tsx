import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import * as trainingSessions from '../../contract/training-sessions.ts'
import type { TrainingSession } from '../../contract/training-sessions.ts'
import type { Rating } from '../../domain/training-session.ts'
import { longDay } from '../clubs/club-time.ts'
import { Button } from '../ui/button.tsx'
import { SegmentedChoice } from '../ui/choices.tsx'
import { CancelButton, Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { FormErrors } from '../ui/form-errors.tsx'
import { TextArea } from '../ui/text-input.tsx'
import { ToggleChoice } from '../ui/toggle-choice.tsx'
import { useWrite } from '../app/use-write.ts'
import { type FeedbackPhrase, feedbackPhrases, phraseOf, withPhrase } from './feedback-phrases.ts'
import { cacheSession } from './queries.ts'
import { ratingNames, sessionName } from './session-words.ts'

const ratings = [
  {
    value: 'positive',
    label: (
      <>
        <ThumbsUp aria-hidden="true" />
        {ratingNames.positive}
      </>
    ),
  },
  {
    value: 'negative',
    label: (
      <>
        <ThumbsDown aria-hidden="true" />
        {ratingNames.negative}
      </>
    ),
  },
] as const

const phrases = Object.entries(feedbackPhrases).map(([value, label]) => ({
  value: value as FeedbackPhrase,
  label,
}))

interface FeedbackDialogProps {
  session: TrainingSession
  /** Chosen before the dialog was opened. */
  rating: Rating | null
  today: string
  onSent: () => void
  onClose: () => void
}

export function FeedbackDialog({ session, rating: chosen, today, onSent, onClose }: FeedbackDialogProps) {
  const [rating, setRating] = useState(chosen)
  const [comment, setComment] = useState('')
  const feedback = useWrite(trainingSessions.giveFeedback, {
    onSuccess: (answer) => {
      cacheSession(answer)
      onSent()
    },
    otherwise: "Erreur lors de l'envoi du feedback",
  })

  const { error, fields, failures } = feedback.messages({ rating, comment })

  function handleSend() {
    const named = [sessionName(session)]
    if (rating) void feedback.send({ id: session.id, rating, comment }, { named })
  }
  const footer = (
    <>
      <CancelButton variant="bare" busy={feedback.pending} onCancel={onClose} />
      <Button
        variant="primary"
        pending={feedback.pending}
        disabledReason={whyNotYet(rating, comment)}
        onClick={handleSend}
      >
        Envoyer
      </Button>
    </>
  )
  return (
    <Dialog
      title="Votre avis sur la séance"
      subtitle={
        <>
          <bdi>{session.title}</bdi>
          <br />
          {longDay(session.date, today)}
        </>
      }
      busy={feedback.pending}
      guard={rating !== chosen || comment.trim() !== ''}
      onClose={onClose}
      footer={footer}
    >
      <div className="dialog-form">
        <FormErrors error={error} failures={failures} />
        <SegmentedChoice
          label="Comment était la séance&#8239;?"
          className="feedback-rating"
          value={rating}
          options={ratings}
          error={fields.rating}
          onChange={setRating}
        />
        <div>
          <p className="field-label" aria-hidden="true">
            Une phrase toute prête
          </p>
          <ToggleChoice
            label="Une phrase toute prête"
            value={phraseOf(comment)}
            options={phrases}
            className="chips"
            onChange={(phrase) => setComment(withPhrase(comment, phrase))}
          />
        </div>
        <Field label="Commentaire" required error={fields.comment}>
          <TextArea
            rows={4}
            maxLength={2000}
            value={comment}
            placeholder="Partagez votre expérience..."
            onChange={(event) => setComment(event.target.value)}
          />
        </Field>
      </div>
    </Dialog>
  )
}

function whyNotYet(rating: Rating | null, comment: string): string | null {
  const commented = comment.trim() !== ''
  if (rating) return commented ? null : 'Écrivez un commentaire.'
  return commented
    ? 'Choisissez Positif ou Négatif.'
    : 'Choisissez Positif ou Négatif et écrivez un commentaire.'
}
