import { ThumbsDown, ThumbsUp } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Rating } from '../../domain/training-session.ts'
import { ratingNames } from './session-words.ts'

interface FeedbackItemProps {
  rating: Rating
  playerName: string
  /** After the name: of which session. */
  about?: ReactNode
  comment: string
  when: string
}

export function FeedbackItem({ rating, playerName, about, comment, when }: FeedbackItemProps) {
  return (
    <li className="feedback-item">
      <Thumb rating={rating} />
      <div className="feedback-text">
        <div>
          <p>
            <b className="strong">
              <bdi>{playerName}</bdi>
            </b>
            {about && <span className="secondary"> · {about}</span>}
          </p>
          <p className="typed-lines">{comment}</p>
          <p className="note">{when}</p>
        </div>
      </div>
    </li>
  )
}

export function Thumb({ rating }: { rating: Rating }) {
  const Icon = rating === 'positive' ? ThumbsUp : ThumbsDown
  return (
    <span className={`thumb thumb-${rating}`}>
      <Icon aria-hidden="true" />
      <span className="sr-only">{ratingNames[rating]}</span>
    </span>
  )
}
