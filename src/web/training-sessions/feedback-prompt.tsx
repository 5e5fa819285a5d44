import { useNavigate } from '@tanstack/react-router'
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import type { TrainingSession } from '../../contract/training-sessions.ts'
import { asksForFeedbackAtOnce } from '../../domain/feedback-prompt.ts'
import type { Rating } from '../../domain/training-session.ts'
import { ToggleChoice } from '../ui/toggle-choice.tsx'
import { feedbackWanted } from './feedback-path.ts'
import { ratingNames } from './session-words.ts'

const ratings = [
  { value: 'positive', label: ratingNames.positive, icon: <ThumbsUp aria-hidden="true" /> },
  { value: 'negative', label: ratingNames.negative, icon: <ThumbsDown aria-hidden="true" /> },
] as const

interface FeedbackPromptProps {
  /** The latest one that asks for feedback. */
  session: TrainingSession | undefined
  /** The latest past ones. */
  sessions: readonly TrainingSession[] | undefined
  playerId: string
  now: Date
  onRate: (session: TrainingSession, rating?: Rating) => void
}

/** Above the next session, as long as the last one is fresh: a thumb opens the dialog with that rating. */
export function FeedbackPrompt({ session, sessions, playerId, now, onRate }: FeedbackPromptProps) {
  useScannedCode(sessions, playerId, onRate)
  if (!session || !asksForFeedbackAtOnce(session, playerId, now)) return null
  return (
    <section className="panel feedback-prompt">
      <h2>Votre avis sur la séance</h2>
      <p className="secondary">
        <bdi>{session.title}</bdi>
      </p>
      <ToggleChoice
        label={`Comment était ${session.title}\u202F?`}
        value={null}
        options={ratings}
        className="reply-choice"
        onChange={(rating) => rating && onRate(session, rating)}
      />
    </section>
  )
}

/** Whoever scanned the code at the end of an evening finds the dialog open, once, unless they have said it already. */
function useScannedCode(
  sessions: FeedbackPromptProps['sessions'],
  playerId: string,
  onScanned: (session: TrainingSession) => void,
): void {
  const navigate = useNavigate({ from: '/player/training' })
  const id = feedbackWanted(location.hash)
  const session = sessions?.find(
    (each) => each.id === id && !each.cancelledAt && !(playerId in each.feedback),
  )
  const found = session !== undefined
  const open = useEffectEvent(() => {
    if (!session) return
    onScanned(session)
    // A page that is loaded again asks no more.
    void navigate({ search: (before) => before, hash: '', replace: true, resetScroll: false })
  })
  useEffect(() => {
    if (found) open()
  }, [found])
}
