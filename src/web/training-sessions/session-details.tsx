import { ClipboardCheck, Pencil } from 'lucide-react'
import type { TrainingSession } from '../../contract/training-sessions.ts'
import { isUpcoming } from '../../domain/training-session.ts'
import { clubDay, longDay, longInstant } from '../club-time.ts'
import { Button } from '../ui/button.tsx'
import { Section } from '../ui/layout.tsx'
import { Skeleton } from '../ui/states.tsx'
import { isGone } from '../unreachable.ts'
import { useWhyCannot } from '../use-why-cannot.ts'
import { FeedbackItem } from './feedback-item.tsx'
import { PresenceBadge } from './presence-badge.tsx'
import { ProgrammeList } from './programme-list.tsx'
import { programmeTotal } from './programme.ts'
import { PanelFrame, SessionNotLoaded } from './session-panels.tsx'
import { attendanceWords, replyNames, replyWords } from './session-words.ts'
import { useSession } from './use-sessions.ts'

interface SessionDetailsPanelProps {
  id: string
  now: Date
  timeZone: string
  onEdit: () => void
  onRollCall: () => void
  onClose: () => void
}

/** What a coach reads of a session: once it is past, what the players said comes first. */
export function SessionDetailsPanel({
  id,
  now,
  timeZone,
  onEdit,
  onRollCall,
  onClose,
}: SessionDetailsPanelProps) {
  const {
    session,
    query: { data: told, isError, error, refetch },
  } = useSession(id)
  const whyNotPlan = useWhyCannot('planSessions')
  // What was planned here the server does not know yet.
  if (!session || (told && isGone(error))) {
    return (
      <PanelFrame title="Séance" onClose={onClose}>
        {isError ? (
          <SessionNotLoaded error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton label="Chargement de la séance" rows={4} />
        )}
      </PanelFrame>
    )
  }
  const upcoming = isUpcoming({ startsAt: new Date(session.startsAt) }, now)
  const day = longDay(session.date, clubDay(now, timeZone))
  return (
    <PanelFrame
      key={id}
      title={session.title}
      subtitle={`${day} à ${session.time} · ${session.duration}`}
      className="session-details"
      onClose={onClose}
    >
      {session.description && <p className="mt-3 wrap-anywhere whitespace-pre-line">{session.description}</p>}
      <div className="mt-4 flex flex-wrap gap-2.5">
        {upcoming && (
          <Button icon={<Pencil aria-hidden="true" />} disabledReason={whyNotPlan} onClick={onEdit}>
            Modifier la séance
          </Button>
        )}
        {session.players.length > 0 && (
          <Button icon={<ClipboardCheck aria-hidden="true" />} onClick={onRollCall}>
            Faire l’appel
          </Button>
        )}
      </div>
      {!upcoming && <Reactions session={session} now={now} timeZone={timeZone} />}
      <Programme session={session} />
      <Participants session={session} upcoming={upcoming} />
    </PanelFrame>
  )
}

function Reactions({ session, now, timeZone }: { session: TrainingSession; now: Date; timeZone: string }) {
  const feedback = Object.values(session.feedback).toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
  return (
    <Section level={3} title={`Retours (${feedback.length})`} className="mt-7">
      {feedback.length === 0 ? (
        <p className="pt-3 text-ink-2">Aucun retour pour le moment</p>
      ) : (
        <ul className="rows">
          {feedback.map(({ playerId, playerName, rating, comment, createdAt }) => (
            <FeedbackItem
              key={playerId}
              rating={rating}
              playerName={playerName}
              comment={comment}
              when={longInstant(createdAt, timeZone, now)}
            />
          ))}
        </ul>
      )}
    </Section>
  )
}

function Programme({ session: { exercises, duration } }: { session: TrainingSession }) {
  const { minutes, available } = programmeTotal(exercises, duration)
  return (
    <Section level={3} title="Programme" aside={`${minutes} min sur ${available}`} className="mt-7">
      {exercises.length === 0 ? (
        <p className="pt-3 text-ink-2">Aucun exercice au programme.</p>
      ) : (
        <ProgrammeList programme={exercises} />
      )}
    </Section>
  )
}

function Participants({ session: { players }, upcoming }: { session: TrainingSession; upcoming: boolean }) {
  return (
    <Section
      level={3}
      title={`Participants (${players.length})`}
      aside={upcoming ? replyWords(players) : attendanceWords(players)}
      className="mt-7"
    >
      {players.length === 0 ? (
        <p className="pt-3 text-ink-2">Aucun participant.</p>
      ) : (
        <ul className="participants">
          {players.map(({ id, name, presence, reply }) => (
            <li key={id}>
              <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
              {presence && <PresenceBadge presence={presence} />}
              {!presence && reply && <small className="text-sm text-ink-2">{replyNames[reply]}</small>}
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
