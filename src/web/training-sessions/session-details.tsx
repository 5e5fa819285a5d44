import type { Participant, TrainingSession } from '../../contract/training-sessions.ts'
import { countReplies, notedPresence } from '../../domain/attendance.ts'
import { longInstant } from '../clubs/club-time.ts'
import { Section } from '../ui/layout.tsx'
import { FeedbackItem } from './feedback-item.tsx'
import { PresenceBadge } from './presence-badge.tsx'
import { ProgrammeList } from './programme-list.tsx'
import { programmeTotal } from './programme.ts'
import { attendanceWords, leftWords, replyNames, replyWords } from './session-words.ts'

interface SessionDetailsProps {
  session: TrainingSession
  upcoming: boolean
  now: Date
  timeZone: string
}

/** What a coach reads of a session: once it is past, what the players said comes first. */
export function SessionDetails({ session, upcoming, now, timeZone }: SessionDetailsProps) {
  return (
    <>
      {!upcoming && <Reactions session={session} now={now} timeZone={timeZone} />}
      <Programme session={session} />
      <Participants session={session} upcoming={upcoming} />
    </>
  )
}

function Reactions({ session, now, timeZone }: { session: TrainingSession; now: Date; timeZone: string }) {
  const feedback = Object.values(session.feedback).toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
  return (
    <Section level={3} title={`Retours (${feedback.length})`} className="session-details-part">
      {feedback.length === 0 ? (
        <p className="section-empty">Aucun retour pour le moment</p>
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
    <Section
      level={3}
      title="Programme"
      aside={`${minutes} min sur ${available}`}
      className="session-details-part"
    >
      {exercises.length === 0 ? (
        <p className="section-empty">Aucun exercice au programme.</p>
      ) : (
        <ProgrammeList programme={exercises} />
      )}
    </Section>
  )
}

function Participants({ session, upcoming }: { session: TrainingSession; upcoming: boolean }) {
  const { players } = session
  const left = leftWords(session.left)
  const called = players.some(({ presence }) => presence)
  return (
    <Section
      level={3}
      title={`Participants (${players.length})`}
      aside={upcoming ? replyWords(countReplies(players), players.length) : attendanceWords(players)}
      className="session-details-part"
    >
      {players.length === 0 ? (
        <p className="section-empty">Aucun participant.</p>
      ) : (
        <ul className="participants">
          {players.map((player) => (
            <ParticipantRow key={player.id} player={player} called={called} />
          ))}
        </ul>
      )}
      {left && <p className="section-empty">{left}.</p>}
    </Section>
  )
}

function ParticipantRow({ player, called }: { player: Participant; called: boolean }) {
  const { name, presence, reply } = player
  const noted = called ? notedPresence(player) : presence
  return (
    <li>
      <span className="typed row-body">
        <bdi>{name}</bdi>
      </span>
      {noted && <PresenceBadge presence={noted} />}
      {!noted && reply && <small className="note">{replyNames[reply]}</small>}
    </li>
  )
}
