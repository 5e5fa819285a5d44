import { Check, MessageSquare, X } from 'lucide-react'
import * as trainingSessions from '../../contract/training-sessions.ts'
import type { TrainingSession } from '../../contract/training-sessions.ts'
import type { Reply } from '../../domain/attendance.ts'
import { asksForFeedback, sessionPhase } from '../../domain/training-session.ts'
import { CallFailed } from '../app/call.ts'
import { clubDay, fromNow, longDay, sessionTime } from '../clubs/club-time.ts'
import { PendingMark } from '../offline/outbox/pending-mark.tsx'
import { queryClient } from '../app/query-client.ts'
import { sentenceFor } from '../app/refusals.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Badge, DateTile } from '../ui/status.tsx'
import { ToggleChoice } from '../ui/toggle-choice.tsx'
import { useAction } from '../app/use-action.ts'
import { InProgressBadge } from './in-progress-badge.tsx'
import { PresenceBadge } from './presence-badge.tsx'
import { ProgrammeList } from './programme-list.tsx'
import { cacheSession } from './queries.ts'
import { noProgrammeWords, ratingNames, replyNames, sessionName } from './session-words.ts'

interface PlayerSessionCardProps {
  session: TrainingSession
  playerId: string
  past: boolean
  now: Date
  timeZone: string
  /** Its feedback is the next thing to do. */
  next: boolean
  onGiveFeedback: () => void
}

/** The reply comes before all that one scrolls through. */
export function PlayerSessionCard(props: PlayerSessionCardProps) {
  const { session, playerId, past, now, timeZone, next, onGiveFeedback } = props
  const day = longDay(session.date, clubDay(now, timeZone))
  const given = session.feedback[playerId]
  const me = session.players.find(({ id }) => id === playerId)
  const phase = sessionPhase(session, now)
  return (
    <li className="panel player-session">
      <header>
        <DateTile date={session.date} past={past} />
        <div className="session-text">
          <h3 id={sessionTitleId(session.id)} tabIndex={-1} className="player-session-title">
            <bdi>{session.title}</bdi>
          </h3>
          <p className="session-facts player-session-when secondary">
            <span>
              {day} à {sessionTime(session, timeZone)}
            </span>{' '}
            <span>{session.duration}</span>
          </p>
        </div>
        {!past && phase === 'upcoming' && (
          <p className="player-session-soon">{fromNow(session.startsAt, now, timeZone)}</p>
        )}
      </header>
      {!past && phase === 'upcoming' && (
        <div className="player-session-reply">
          <ReplyChoice session={session} reply={me?.reply ?? null} />
          <PendingMark id={session.id} />
        </div>
      )}
      {session.description && <p className="player-session-text typed-lines">{session.description}</p>}
      <div className="player-session-parts">
        <section>
          <h4>Programme</h4>
          {session.exercises.length > 0 ? (
            <ProgrammeList programme={session.exercises} />
          ) : (
            <p className="secondary">{noProgrammeWords(phase)}</p>
          )}
        </section>
        <section>
          <h4>Participants ({session.players.length})</h4>
          <ul className="participant-names">
            {session.players.map(({ id, name }) => (
              <li key={id} className={id === playerId ? 'participant-me' : undefined}>
                <bdi>{name}</bdi>
                {id === playerId && <span className="you">Vous</span>}
              </li>
            ))}
          </ul>
        </section>
      </div>
      {(past || phase !== 'upcoming') && (
        <footer className="player-session-footer">
          {phase === 'in-progress' && <InProgressBadge />}
          {me?.presence && <PresenceBadge presence={me.presence} />}
          {given ? (
            <>
              <PendingMark
                id={session.id}
                otherwise={
                  <Badge tone="ok" icon={<Check aria-hidden="true" />}>
                    Feedback envoyé
                  </Badge>
                }
              />
              <p className="note typed">
                {ratingNames[given.rating]} · «&nbsp;{given.comment}&nbsp;»
              </p>
            </>
          ) : (
            asksForFeedback(session, playerId, now) && (
              <Button
                variant={next ? 'primary' : 'plain'}
                icon={<MessageSquare aria-hidden="true" />}
                onClick={onGiveFeedback}
              >
                Donner mon avis
              </Button>
            )
          )}
        </footer>
      )}
    </li>
  )
}

const replies = [
  { value: 'coming', label: replyNames.coming, icon: <Check aria-hidden="true" /> },
  { value: 'not_coming', label: replyNames.not_coming, icon: <X aria-hidden="true" /> },
] as const satisfies readonly { value: Reply; label: string; icon: unknown }[]

const movedSentence = 'Cette séance vient d’être déplacée\u00A0: dites si vous venez à sa nouvelle date.'

interface ReplyChoiceProps {
  session: TrainingSession
  reply: Reply | null
}

/** What a player says before the session, at once and until it begins. */
function ReplyChoice({ session, reply }: ReplyChoiceProps) {
  const { id, title, startsAt } = session
  const { act, troubles } = useAction()

  function handleReply(reply: Reply | null) {
    void act(
      id,
      trainingSessions.giveReply,
      { id, reply, startsAt },
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

/** Where the focus goes once its feedback was sent. */
export function sessionTitleId(id: string): string {
  return `session-${id}`
}
