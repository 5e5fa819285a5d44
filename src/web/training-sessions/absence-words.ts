import type { Participant } from '../../contract/training-sessions.ts'
import { absenceReasonNames, replyNames } from './session-words.ts'

/** « Je ne viens pas (école) ». */
export function replyWithReason({ reply, absenceReason }: Participant): string | null {
  if (!reply) return null
  const reason = absenceReason && ` (${absenceReasonNames[absenceReason].toLowerCase()})`
  return `${replyNames[reply]}${reason ?? ''}`
}
