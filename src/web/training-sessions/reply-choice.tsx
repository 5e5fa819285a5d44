import { Check, X } from 'lucide-react'
import * as trainingSessions from '../../contract/training-sessions.ts'
import type { Participant, TrainingSession } from '../../contract/training-sessions.ts'
import type { GivenReply, Reply } from '../../domain/attendance.ts'
import { CallFailed } from '../app/call.ts'
import { queryClient } from '../app/query-client.ts'
import { sentenceFor } from '../app/refusals.ts'
import { useAction } from '../app/use-action.ts'
import { sessionTime } from '../clubs/club-time.ts'
import { Banner } from '../ui/banner.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { ToggleChoice } from '../ui/toggle-choice.tsx'
import { cacheSession } from './queries.ts'
import { replyNames, sessionName } from './session-words.ts'

const replies = [
  { value: 'coming', label: replyNames.coming, icon: <Check aria-hidden="true" /> },
  { value: 'not_coming', label: replyNames.not_coming, icon: <X aria-hidden="true" /> },
] as const satisfies readonly { value: Reply; label: string; icon: unknown }[]

const AbsenceReasonChoice = lazyPart(
  async () => (await import('./absence-reason-choice.tsx')).AbsenceReasonChoice,
)

const movedSentence = 'Cette séance vient d’être déplacée\u00A0: dites si vous venez à sa nouvelle date.'

interface ReplyChoiceProps {
  session: TrainingSession
  me: Participant | undefined
  timeZone: string
}

/** What a player says before the session, at once and until it begins. */
export function ReplyChoice({ session, me, timeZone }: ReplyChoiceProps) {
  const { id, title, startsAt } = session
  const { act, troubles } = useAction()
  const time = sessionTime(session, timeZone)

  function handleReply({ reply, absenceReason }: GivenReply) {
    void act(
      id,
      trainingSessions.giveReply,
      { id, reply, startsAt, ...(absenceReason && { absenceReason }) },
      {
        named: [sessionName(session)],
        onSuccess: cacheSession,
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
      {/* On one line in either case: a press moves nothing. */}
      <p className="reply-note note">
        {me?.reply ? `Vous pouvez changer jusqu’à ${time}.` : 'Votre réponse aide à préparer les tables.'}
      </p>
      <ToggleChoice
        label={`Votre réponse pour ${title}`}
        value={me?.reply ?? null}
        options={replies}
        className="reply-choice"
        onChange={(reply) => handleReply({ reply })}
      />
      {me?.reply === 'not_coming' && (
        <AbsenceReasonChoice
          title={title}
          value={me.absenceReason ?? null}
          onChange={(absenceReason) => handleReply({ reply: 'not_coming', absenceReason })}
        />
      )}
      {troubles.map(({ about, sentence }) => (
        <Banner key={about} tone="error">
          {sentence}
        </Banner>
      ))}
    </>
  )
}
