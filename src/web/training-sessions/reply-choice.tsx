import { Check, X } from 'lucide-react'
import * as trainingSessions from '../../contract/training-sessions.ts'
import type { TrainingSession } from '../../contract/training-sessions.ts'
import type { Reply } from '../../domain/attendance.ts'
import { CallFailed } from '../call.ts'
import { queryClient } from '../query-client.ts'
import { sentenceFor } from '../refusals.ts'
import { Banner } from '../ui/banner.tsx'
import { ToggleChoice } from '../ui/toggle-choice.tsx'
import { useAction } from '../use-action.ts'
import { replyNames } from './attendance.ts'
import { rememberSession } from './queries.ts'

const replies = [
  { value: 'coming', label: replyNames.coming, icon: <Check aria-hidden="true" /> },
  { value: 'not_coming', label: replyNames.not_coming, icon: <X aria-hidden="true" /> },
] as const satisfies readonly { value: Reply; label: string; icon: unknown }[]

const movedSentence = 'Cette séance vient d’être déplacée\u202F: dites si vous venez à sa nouvelle date.'

interface ReplyChoiceProps {
  session: TrainingSession
  reply: Reply | null
}

/** What a player says before the session, at once and until it begins. */
export function ReplyChoice({ session: { id, title, startsAt }, reply }: ReplyChoiceProps) {
  const { act, troubles } = useAction()

  function handleReply(reply: Reply | null) {
    void act(
      id,
      trainingSessions.giveReply,
      { id, reply, startsAt },
      {
        onSuccess: rememberSession,
        explain: (failure) => {
          const moved = failure instanceof CallFailed && failure.refusal === 'changed-meanwhile'
          if (moved) void queryClient.invalidateQueries({ queryKey: ['training-sessions'] })
          return moved ? movedSentence : sentenceFor(failure, 'Votre réponse n’a pas pu être enregistrée.')
        },
      },
    )
  }
  return (
    <>
      <ToggleChoice
        label={`Votre réponse pour ${title}`}
        value={reply}
        options={replies}
        className="reply-choice"
        onChange={handleReply}
      />
      {troubles.map(({ about, sentence }) => (
        <Banner key={about} tone="error">
          {sentence}
        </Banner>
      ))}
    </>
  )
}
