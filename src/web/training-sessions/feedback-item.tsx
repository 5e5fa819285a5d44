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
    <li className="flex gap-4">
      <Thumb rating={rating} />
      <div className="feedback-text">
        <div>
          <p>
            <b className="font-[650]">
              <bdi>{playerName}</bdi>
            </b>
            {about && <span className="text-ink-2"> · {about}</span>}
          </p>
          <p className="wrap-anywhere whitespace-pre-line">{comment}</p>
          <p className="text-sm text-ink-2">{when}</p>
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
