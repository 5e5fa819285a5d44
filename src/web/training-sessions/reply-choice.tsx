import { Check, X } from 'lucide-react'
import { useState } from 'react'
import * as trainingSessions from '../../contract/training-sessions.ts'
import type { Reply } from '../../domain/attendance.ts'
import { sentenceFor } from '../refusals.ts'
import { Banner } from '../ui/banner.tsx'
import { ToggleChoice } from '../ui/toggle-choice.tsx'
import { write } from '../write.ts'
import { replyNames } from './attendance.ts'
import { rememberSession } from './queries.ts'

const replies = [
  { value: 'coming', label: replyNames.coming, icon: <Check aria-hidden="true" /> },
  { value: 'not_coming', label: replyNames.not_coming, icon: <X aria-hidden="true" /> },
] as const satisfies readonly { value: Reply; label: string; icon: unknown }[]

interface ReplyChoiceProps {
  sessionId: string
  title: string
  reply: Reply | null
}

/** What a player says before the session, at once and until it begins. */
export function ReplyChoice({ sessionId, title, reply }: ReplyChoiceProps) {
  const [error, setError] = useState<string | null>(null)

  async function handleReply(reply: Reply | null) {
    setError(null)
    try {
      rememberSession(await write(trainingSessions.giveReply, { id: sessionId, reply }))
    } catch (failure) {
      setError(sentenceFor(failure, 'Votre réponse n’a pas pu être enregistrée.'))
    }
  }
  return (
    <>
      <ToggleChoice
        label={`Votre réponse pour ${title}`}
        value={reply}
        options={replies}
        className="reply-choice"
        onChange={(reply) => void handleReply(reply)}
      />
      {error && <Banner tone="error">{error}</Banner>}
    </>
  )
}
