import type { Participant } from '../../contract/training-sessions.ts'
import { absenceReasonNames, replyNames } from './session-words.ts'

/** « Je ne viens pas (école) »; of a child « Je viens, dit par Sonia Haddad ». */
export function replyWithReason({ reply, absenceReason, repliedBy }: Participant): string | null {
  if (!reply) return null
  const reason = absenceReason && ` (${absenceReasonNames[absenceReason].toLowerCase()})`
  return `${replyNames[reply]}${reason ?? ''}${repliedBy ? `, dit par ${repliedBy}` : ''}`
}
